import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Port } from '../../preload/port.ts';
import { matrices } from '../synthetic/public-data.ts';
import { runsTableCsv, SIXTY_THOUSAND } from '../synthetic/runs-table.ts';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { alternate, median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 9;

type Call = (port: Port) => Promise<unknown>;

const [first] = SIXTY_THOUSAND.benchmarks as readonly [string, string];
const [a, b] = SIXTY_THOUSAND.conditions as readonly [string, string];

/** Of a benchmark of the workspace, in the order of difficulty and rate, and clustered both ways. */
const matrixCalls = (benchmark: string): Readonly<Record<string, Call>> => {
  const filter = { benchmark: [benchmark] };
  return {
    matrix: (port) => port.call('matrix', { filter }),
    'matrix, clustered': (port) =>
      port.call('matrix', { filter, order: { rows: 'clustered', columns: 'clustered' } }),
  };
};

const SIXTY_THOUSAND_CALLS: Readonly<Record<string, Call>> = {
  ...matrixCalls(first),
  'distributions of steps': (port) => port.call('distributions', { measure: 'steps' }),
  'distributions of cost by system': (port) =>
    port.call('distributions', { measure: 'cost_usd', by: 'system' }),
  tradeoff: (port) => port.call('tradeoff', {}),
  changes: (port) => port.call('changes', { by: 'condition', a, b, filter: { benchmark: [first] } }),
};

async function timesOf(name: string, port: Port, calls: Readonly<Record<string, Call>>) {
  const contestants = Object.values(calls).map(
    (call) => (clock: (work: () => Promise<unknown>) => Promise<unknown>) =>
      clock(() => call(port)).then(() => undefined),
  );
  const times = await alternate(contestants, ROUNDS);
  return Object.keys(calls).map((call, i) => [
    name,
    call,
    rounded(median(times[i]!)),
    rounded(Math.max(...times[i]!)),
  ]);
}

/** What figures are drawn from, asked of a workspace of 60,000 runs and of the boards the way the window asks. */
export function benchFigureData(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const csv = join(folder, 'runs.csv');
    await writeFile(csv, runsTableCsv(SIXTY_THOUSAND));
    const madeUp = await withWorkspace(join(folder, 'made-up.duckdb'), async (port) => {
      await importInto(port, csv);
      return timesOf('60,000 made-up runs', port, SIXTY_THOUSAND_CALLS);
    });
    const boards = matrices();
    const real = await withWorkspace(join(folder, 'boards.duckdb'), async (port) => {
      await importInto(port, boards.path);
      return timesOf(boards.name, port, matrixCalls('SWE-bench Verified'));
    });
    return {
      title: 'Data of figures',
      notes: [
        '20 systems × 500 tasks × 2 conditions × 3 repeats over two benchmarks (a matrix is of one: 250 × 40), and the 500 ×',
        `57 of SWE-bench Verified, asked through the contract: median ms and the worst of ${ROUNDS} rounds after one of warm-up.`,
      ],
      columns: ['runs', 'call', 'median, ms', 'worst, ms'],
      rows: [...madeUp, ...real],
    };
  });
}
