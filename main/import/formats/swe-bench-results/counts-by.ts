import { repositoryOf } from '../../repository-of.ts';
import { asNumber, asObject, type Untyped } from '../../untyped.ts';
import type { Place } from './place-of.ts';
import type { Runs } from './runs.ts';

/** Counts of a submission by repository or by year. */
export interface CountsBy {
  readonly place: Place;
  readonly file: string;
  readonly resolved: number;
  readonly total: number;
  readonly byKey: ReadonlyMap<string, number>;
}

/** Reads `{KEY: {resolved, total}}`. */
export function readCountsBy(value: Untyped, place: Place, file: string): CountsBy {
  const entries = Object.entries(value).map(([key, member]) => {
    const counts = asObject(member);
    return [key, asNumber(counts?.resolved) ?? 0, asNumber(counts?.total) ?? 0] as const;
  });
  return {
    place,
    file,
    resolved: entries.reduce((sum, [, resolved]) => sum + resolved, 0),
    total: entries.reduce((sum, [, , total]) => sum + total, 0),
    byKey: new Map(entries.map(([key, resolved]) => [key, resolved])),
  };
}

const resolvedOf = (run: string, runs: Runs): readonly string[] =>
  runs.records
    .of(run)
    .filter(({ summary }) => summary?.word === 'resolved')
    .map(({ instance }) => instance);

/** Reports where a submission's counts and its list of resolved tasks differ. */
export function checkCounts({ place, file, resolved, byKey }: CountsBy, runs: Runs): void {
  const listed = resolvedOf(place.run, runs);
  const report = (reason: string) => runs.report({ file, line: null, code: 'contradiction', reason });
  if (listed.length !== resolved)
    report(`it counts ${resolved} resolved, but ${listed.length} are listed; the list counts`);
  for (const [key, counted] of byKey) {
    if (!key.includes('/')) continue;
    const own = listed.filter((task) => repositoryOf(task) === key).length;
    if (own !== counted)
      report(`it counts ${counted} resolved of ${key}, but ${own} are listed; the list counts`);
  }
}
