import type { ImportProblem } from '../../format.ts';
import { type Listed, verdictsByHeading } from '../../harness/summary.ts';
import { asNumber, asTexts, type Untyped } from '../../untyped.ts';

/** Verdicts of a run's `report.json` as SWE-smith writes it: `ids_resolved`, `ids_unresolved` and their counts. */
export function readSmithSummary(
  value: Untyped,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): ReadonlyMap<string, Listed> {
  for (const word of ['resolved', 'unresolved'] as const) {
    const counted = asNumber(value[word]);
    const listed = asTexts(value[`ids_${word}`]).length;
    if (counted === null || counted === listed) continue;
    const reason = `${word} says ${counted}, but ${listed} ids are listed; the ids count`;
    onProblem({ file, line: null, code: 'contradiction', reason });
  }
  return verdictsByHeading(
    [
      ['resolved', { word: 'resolved', note: null }, asTexts(value.ids_resolved)],
      ['unresolved', { word: 'unresolved', note: null }, asTexts(value.ids_unresolved)],
    ],
    file,
    onProblem,
  );
}
