import { count, interval, points, pValue } from '../../../analysis/format/number.ts';
import type { Interactions } from '../../../analysis/model/effects.ts';
import { printTable } from '../print.ts';
import { printReasons } from './print-reasons.ts';

const nameOf = ({ first, second }: Interactions['interactions'][number]) =>
  `${first} / ${second ?? 'all others'}`;

export function printInteractions(found: Interactions): void {
  const { benchmark, a, b, seed, interactions, spread, left_out } = found;
  process.stdout.write(`Gaps between systems under ${a} (A) and ${b} (B) on ${benchmark}, seed ${seed}\n`);
  process.stdout.write('Points of the resolve rate; of a pair, the better one under A comes first\n\n');
  printTable(
    ['systems', 'tasks', 'dropped', 'gap A', 'gap B', 'change', '95%', 'p', 'Holm p'],
    interactions.map((row) => [
      nameOf(row),
      row.n_tasks,
      row.n_dropped,
      points(row.gap_a),
      points(row.gap_b),
      points(row.change),
      interval(row.ci_bootstrap),
      pValue(row.p_permutation),
      pValue(row.p_holm),
    ]),
  );
  const { sd_a, sd_b, difference, ci_bootstrap, n_systems, n_tasks, n_dropped } = spread;
  process.stdout.write(
    `\nSpread of ${n_systems} systems on ${count(n_tasks)} shared tasks (${count(n_dropped)} dropped): ${points(sd_a)} → ${points(sd_b)}, ${points(difference)} ${interval(ci_bootstrap)}\n`,
  );
  printReasons([
    ...interactions.map((row) => ({ label: nameOf(row), reasons: row.reasons })),
    { label: 'spread', reasons: spread.reasons },
  ]);
  for (const system of left_out)
    process.stdout.write(`left out: ${system}: no task is scored under both conditions\n`);
}
