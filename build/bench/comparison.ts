import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import { randomFor } from '../../analysis/stats/random.ts';
import type { Port } from '../../preload/port.ts';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { madeUpComparison } from './made-up-comparison.ts';
import { alternate, median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 7;
const TASKS = 1000;
const REQUEST = { by: 'condition', a: 'a', b: 'b', filter: {}, seed: 'bench' } as const;

/** The runs as a table, each with the steps, tokens, cost and time that it took; none of it is real. */
function csvOf(rows: readonly PairedRow[]): string {
  const random = randomFor('bench', 'measures');
  const lines = [
    'task,system,condition,repeat,resolved,steps,input_tokens,output_tokens,cost_usd,duration_s',
  ];
  const measures = () => {
    const steps = 10 + random.integerBelow(90);
    return [steps, steps * 9000, steps * 200, (steps * 0.004).toFixed(3), steps * 11].join(',');
  };
  for (const { system, tasks } of rows)
    for (const { task, repository, ...sides } of tasks)
      for (const side of ['a', 'b'] as const)
        for (const [i, verdict] of sides[side].entries())
          if (verdict !== null)
            lines.push(
              `${repository?.replace('/', '__')}-${task},${system},${side},${i + 1},${verdict === 1},${measures()}`,
            );
  return `${lines.join('\n')}\n`;
}

const CALLS: Readonly<Record<string, (port: Port) => Promise<unknown>>> = {
  compare: (port) => port.call('compare', REQUEST),
  report: (port) => port.call('report', REQUEST),
};

/** What the window asks of a comparison of 54,000 runs, as it asks it: store, statistics and the way there and back. */
export function benchComparison(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const rows = madeUpComparison(TASKS);
    const csv = join(folder, 'runs.csv');
    await writeFile(csv, csvOf(rows));
    return withWorkspace(join(folder, 'w.duckdb'), async (port) => {
      await importInto(port, csv);
      const contestants = Object.values(CALLS).map(
        (call) => (clock: (work: () => Promise<unknown>) => Promise<unknown>) =>
          clock(() => call(port)).then(() => undefined),
      );
      const times = await alternate(contestants, ROUNDS);
      return {
        title: 'Comparison of 54,000 runs',
        notes: [
          `${rows.length} systems × ${TASKS.toLocaleString('en')} tasks × 3 runs × 2 conditions with steps, tokens, cost and time, 10,000 resamples`,
          `and relabellings. Medians of ${ROUNDS} after one of warm-up. Aim for the report: 2,000 ms on two cores.`,
        ],
        columns: ['asked as the window asks', 'ms', 'slowest, ms'],
        rows: Object.keys(CALLS).map((name, i) => [
          name,
          rounded(median(times[i]!)),
          rounded(Math.max(...times[i]!)),
        ]),
      };
    });
  });
}
