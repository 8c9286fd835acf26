import { count, fixed, interval, percent, points, pValue, signed } from '../../../analysis/format/number.ts';
import type { Interval } from '../../../analysis/model/comparison.ts';
import type { CohortBias, CohortCategory } from '../../../analysis/model/effects.ts';
import { printTable } from '../print.ts';
import { printReasons } from './print-reasons.ts';

const write = (text: string) => process.stdout.write(`${text}\n`);
const yesOrNo = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no');
const largest = (found: CohortCategory['largest_rest']) => found && `${found.name} ${percent(found.share)}`;
const limits = (found: Interval | null) => found && `[${fixed(found[0], 3)}, ${fixed(found[1], 3)}]`;

function printFacts({ categories, numbers, margin_delta }: CohortBias): void {
  const sizes = ['fact', 'cohort', 'rest', 'unknown'];
  printTable(
    [...sizes, 'TV', 'χ²', 'df', 'V', 'p', 'Holm p', 'largest in cohort', 'largest in rest'],
    categories.map((row) => [
      ...[row.fact, row.n_cohort, row.n_rest, row.n_unknown],
      ...[fixed(row.total_variation, 3), fixed(row.chi2, 2), row.df, fixed(row.cramers_v, 3)],
      ...[pValue(row.p), pValue(row.p_holm), largest(row.largest_cohort), largest(row.largest_rest)],
    ]),
  );
  write(`\nCliff’s δ, cohort over rest; equivalent within ±${margin_delta} (two one-sided tests)\n`);
  printTable(
    [...sizes, 'median', 'of rest', 'U', 'p', 'Holm p', 'δ', '90%', 'KS', 'p equivalence', 'equivalent'],
    numbers.map((row) => [
      ...[row.fact, row.n_cohort, row.n_rest, row.n_unknown],
      ...[fixed(row.median_cohort, 1), fixed(row.median_rest, 1), fixed(row.u, 1)],
      ...[pValue(row.p), pValue(row.p_holm), signed(row.delta, 3), limits(row.ci_delta_90)],
      ...[fixed(row.ks, 3), pValue(row.p_equivalence), yesOrNo(row.equivalent)],
    ]),
  );
}

function printResolve({ resolve, margin }: CohortBias): void {
  write(
    `\nResolve rate, cohort − rest; equivalent within ±${fixed(100 * margin, 1)} points (two one-sided tests)\n`,
  );
  printTable(
    [
      ...['system', 'condition', 'cohort', 'of', 'rest', 'of', 'dropped', 'difference', 'Newcombe', 'p'],
      ...['Holm p', '90%', 'p equivalence', 'equivalent'],
    ],
    resolve.map((row) => [
      ...[row.system, row.condition, row.solved_cohort, row.n_cohort, row.solved_rest, row.n_rest],
      ...[row.n_dropped, points(row.difference), interval(row.ci_newcombe), pValue(row.p)],
      ...[pValue(row.p_holm), interval(row.ci_newcombe_90), pValue(row.p_equivalence)],
      yesOrNo(row.equivalent),
    ]),
  );
}

export function printCohort(found: CohortBias): void {
  const { benchmark, seed, cohort, rest, n_elsewhere, categories, numbers, resolve } = found;
  write(
    `${cohort.name}: ${count(cohort.n_tasks)} tasks (${cohort.hash}) against the other ${count(rest.n_tasks)} of ${benchmark} (${rest.hash}), ${count(n_elsewhere)} elsewhere, seed ${seed}\n`,
  );
  printFacts(found);
  printResolve(found);
  printReasons([
    ...[...categories, ...numbers].map(({ fact, reasons }) => ({ label: fact, reasons })),
    ...resolve.map((row) => ({ label: `${row.system}, ${row.condition}`, reasons: row.reasons })),
  ]);
}
