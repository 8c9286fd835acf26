import { KNOWN_BENCHMARKS } from '../../known-benchmarks.ts';
import type { CountsBy } from './counts-by.ts';
import type { Place } from './place-of.ts';
import type { Runs } from './runs.ts';

/** Every task of the one benchmark that has the size which the counts give and holds what is known of the run. */
function boardOf(run: string, counts: readonly CountsBy[], runs: Runs): readonly string[] {
  const known = runs.records.of(run).map(({ instance }) => instance);
  const total = counts.find(({ place }) => place.run === run)?.total;
  const fits = KNOWN_BENCHMARKS.filter(({ ids }) => ids.size === total && known.every((id) => ids.has(id)));
  return fits.length === 1 ? [...fits[0]!.ids] : known;
}

const NOT_LISTED = 'It is not listed as resolved, and no report tells more.';
const NOT_TOLD = 'It is neither listed nor reported, unlike nearly all others: no verdict is known.';

/**
 * A submission lists what it resolved; who is not listed is unresolved, by the board's own counting. Where reports or rows
 * tell of most others one by one, a task that has neither is left without a verdict.
 */
export function closeSubmission(
  { run, home }: Place,
  file: string,
  counts: readonly CountsBy[],
  runs: Runs,
): void {
  const unlisted = boardOf(run, counts, runs)
    .map((task) => ({ task, record: runs.records.find(run, task) }))
    .filter(({ record }) => (record?.summary ?? null) === null);
  const silent = unlisted.filter(({ record }) => {
    const isTold = record?.report != null || record?.row?.resolved != null;
    return !isTold && record?.prediction?.patch.trim() !== '';
  });
  const most = silent.length * 2 < unlisted.length;
  for (const { task } of silent)
    runs.giveSummary(runs.at({ run, home }, task), {
      word: most ? 'no-verdict' : 'unresolved',
      note: most ? NOT_TOLD : NOT_LISTED,
      file,
      model: null,
    });
}
