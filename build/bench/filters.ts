import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Filter } from '../../analysis/model/filter.ts';
import type { Port } from '../../preload/port.ts';
import { runsTableCsv, SIXTY_THOUSAND } from '../synthetic/runs-table.ts';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { alternate, median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 9;

const [first, second] = SIXTY_THOUSAND.benchmarks as readonly [string, string];
const system = (n: number) => `agent ${n} (${SIXTY_THOUSAND.seed})`;

const FILTERS: Readonly<Record<string, Filter>> = {
  none: {},
  'one benchmark': { benchmark: [first] },
  'both benchmarks': { benchmark: [first, second] },
  'one system': { system: [system(7)] },
  'ten systems': { system: Array.from({ length: 10 }, (_, i) => system(i + 1)) },
  'one condition': { condition: ['assisted'] },
  'one repository': { repository: ['django/django'] },
  'three repositories': { repository: ['django/django', 'sympy/sympy', 'psf/requests'] },
  resolved: { outcome: ['resolved'] },
  'not scored': { outcome: ['infra-error', 'not-run', 'test-timeout'] },
  'text in the task': { task: 'django' },
  'text in one task': { task: '10042' },
  'text in no task': { task: 'nowhere' },
  'benchmark, condition': { benchmark: [second], condition: ['vanilla'] },
  'system, repository': { system: [system(3)], repository: ['sympy/sympy'] },
  'benchmark, outcome, text': { benchmark: [first], outcome: ['unresolved', 'empty-patch'], task: 'py' },
  'all at once': {
    benchmark: [first],
    system: [system(11), system(12)],
    condition: ['assisted'],
    repository: ['django/django', 'pytest-dev/pytest'],
    outcome: ['resolved'],
    task: '10',
  },
};

const CALLS: Readonly<Record<string, (port: Port, filter: Filter) => Promise<unknown>>> = {
  rates: (port, filter) => port.call('rates', { filter }),
  facets: (port, filter) => port.call('facets', { filter }),
  'runs, first page': (port, filter) => port.call('runs', { filter, limit: 100 }),
  'runs, a page far down': (port, filter) => port.call('runs', { filter, offset: 50_000, limit: 100 }),
};

/** Filter → times in milliseconds, by turns. */
async function timesOf(port: Port, call: (port: Port, filter: Filter) => Promise<unknown>) {
  const contestants = Object.values(FILTERS).map(
    (filter) => (clock: (work: () => Promise<unknown>) => Promise<unknown>) =>
      clock(() => call(port, filter)).then(() => undefined),
  );
  return alternate(contestants, ROUNDS);
}

/** One more run and one less, so that the next question finds the runs changed. */
async function change(port: Port, csv: string): Promise<void> {
  await importInto(port, csv);
  const { rows } = await port.call('import.list', {});
  await port.call('import.undo', { import_id: rows[0]!.import_id });
}

/** Times of each question where it is the first one after a change. */
function timesAfterChange(port: Port, csv: string) {
  const contestants = Object.values(CALLS).map(
    (call) => async (clock: (work: () => Promise<unknown>) => Promise<unknown>) => {
      await change(port, csv);
      await clock(() => call(port, {}));
    },
  );
  return alternate(contestants, ROUNDS);
}

/** Questions under many filters, asked of a workspace of 60,000 runs the way the window asks them. */
export function benchFilters(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const csv = join(folder, 'runs.csv');
    await writeFile(csv, runsTableCsv(SIXTY_THOUSAND));
    return withWorkspace(join(folder, 'w.duckdb'), async (port) => {
      await importInto(port, csv);
      const oneMore = join(folder, 'one-more.csv');
      await writeFile(oneMore, 'task,system,resolved\none more,one more,true\n');
      const first = await timesAfterChange(port, oneMore);
      const columns: (readonly (readonly number[])[])[] = [];
      for (const call of Object.values(CALLS)) columns.push(await timesOf(port, call));
      return {
        title: 'Filters of 60,000 runs',
        notes: [
          '20 systems × 500 tasks × 2 conditions × 3 repeats, asked through the contract: median ms, and the worst of',
          `${ROUNDS} rounds in brackets. Aim: 100 ms. The first question after a change has no filter and waits until all`,
          'runs are read anew.',
        ],
        columns: ['filter', ...Object.keys(CALLS)],
        rows: [
          ...Object.keys(FILTERS).map((name, i) => [name, ...columns.map((times) => spread(times[i]!))]),
          ['first after a change', ...first.map(spread)],
        ],
      };
    });
  });
}

const spread = (times: readonly number[]): string =>
  `${rounded(median(times))} (${rounded(Math.max(...times))})`;
