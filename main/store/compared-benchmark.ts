import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import type { ComparisonSelection } from './paired-rows.ts';

const NAMES = {
  condition: 'SELECT name FROM condition ORDER BY name',
  system: 'SELECT DISTINCT label AS name FROM system ORDER BY name',
  benchmark: 'SELECT name FROM benchmark ORDER BY name',
} as const;

const SIDE = { condition: 'c.name', system: 's.label' } as const;

async function requireNames(database: Database, { by, a, b }: ComparisonSelection): Promise<void> {
  const names = (await database.select(NAMES[by])).map((row) => String(row.name));
  const missing = [a, b].find((name) => !names.includes(name));
  if (missing === undefined) return;
  const offer = names.slice(0, 12).join(', ') + (names.length > 12 ? `, … (${names.length} in all)` : '');
  throw new UserError(
    'not-found',
    `This workspace has no ${by} named “${missing}”.`,
    `It has: ${offer || 'none'}.`,
  );
}

/** The one benchmark a comparison is over: two benchmarks never mix in one rate. */
export async function comparedBenchmark(
  database: Database,
  selection: ComparisonSelection,
  signal?: AbortSignal,
): Promise<string> {
  const { by, a, b, filter } = selection;
  await requireNames(database, selection);
  if (by === 'benchmark') return `${a} ∩ ${b}`;
  const rows = await database.selectFacts(
    `SELECT b.name, list(DISTINCT ${SIDE[by]}) AS sides
     FROM cache.run_fact r JOIN benchmark b USING (benchmark_id)
     JOIN system s USING (system_id) JOIN condition c USING (condition_id)
     WHERE ${SIDE[by]} IN ($a, $b) GROUP BY b.name ORDER BY b.name`,
    { a, b },
    signal,
  );
  const wanted = filter.benchmark ?? [];
  const both = rows
    .filter((row) => (row.sides as readonly string[]).length === 2)
    .map((row) => String(row.name))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  if (both.length === 1) return both[0] as string;
  if (both.length === 0) {
    throw new UserError(
      'not-found',
      `No benchmark${wanted.length ? ' of the filter' : ''} has runs of both “${a}” and “${b}”.`,
      'Compare two that ran on the same tasks.',
    );
  }
  throw new UserError(
    'usage',
    `Both “${a}” and “${b}” ran on ${both.join(' and ')}, which are never mixed.`,
    'Choose one benchmark (--benchmark NAME, or a filter).',
  );
}
