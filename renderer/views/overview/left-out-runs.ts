import { count } from '../../../analysis/format/number.ts';
import type { LeftOutKind } from '../../../analysis/model/left-out.ts';
import { outcomeName, SHOWN_OUTCOMES } from '../../../analysis/model/outcome-names.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';

/** Runs that the rates leave out or doubt: how many, of how many, and what they are. */
export interface LeftOutRuns {
  readonly kind: LeftOutKind;
  readonly name: string;
  readonly n: number;
  readonly text: string;
}

const UNSCORED = ['infra-error', 'not-run', 'none'] as const;

/** What is not in the rates, or in them with a doubt; of single repeats, since a mean counts tasks. Kinds without a run fall away. */
export function leftOutRuns(rows: readonly RateRow[]): readonly LeftOutRuns[] {
  const repeats = rows.filter(({ repeat }) => repeat !== null);
  const of = (pick: (row: RateRow) => number) => repeats.reduce((sum, row) => sum + pick(row), 0);
  const cells = (pick: (row: RateRow) => number) =>
    new Set(
      repeats
        .filter((row) => pick(row) > 0)
        .map(({ benchmark, system, condition }) => JSON.stringify([benchmark, system, condition])),
    ).size;
  const all = count(of((row) => row.n_tasks));
  const scope = (pick: (row: RateRow) => number, whole: string) => {
    const n = cells(pick);
    return `${count(of(pick))} of ${whole}, in ${count(n)} row${n === 1 ? '' : 's'}`;
  };
  const unscored = (row: RateRow) => row.n_unscored;
  const suspect = (row: RateRow) => row.n_suspect;
  const ambiguous = (row: RateRow) => row.n_ambiguous;
  return [
    {
      kind: 'unscored' as const,
      name: 'Unscored',
      n: of(unscored),
      text: `${scope(unscored, `${all} runs`)}: ${outcomeWords(repeats)}. They are in no rate, and never failures.`,
    },
    {
      kind: 'ambiguous' as const,
      name: 'Ambiguous',
      n: of(ambiguous),
      text: `${scope(ambiguous, `the ${count(of(unscored))} unscored runs`)}: the published lists do not decide them.`,
    },
    {
      kind: 'suspect' as const,
      name: 'Suspect',
      n: of(suspect),
      text: `${scope(suspect, `${count(of((row) => row.n_scored))} scored runs`)}: a non-empty PASS_TO_PASS passes nowhere. They count in the rates.`,
    },
  ].filter(({ n }) => n > 0);
}

/** Numbers of the outcomes that are never scored. */
function outcomeWords(rows: readonly RateRow[]): string {
  const parts = SHOWN_OUTCOMES.filter((outcome) => UNSCORED.some((known) => known === outcome))
    .map((outcome) => ({ outcome, n: rows.reduce((sum, row) => sum + (row.outcomes[outcome] ?? 0), 0) }))
    .filter(({ n }) => n > 0);
  return parts.map(({ outcome, n }) => `${outcomeName(outcome)} ${count(n)}`).join(', ');
}
