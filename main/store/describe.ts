import type { Database } from './database.ts';

const COUNTED = [
  'benchmark',
  'task',
  'system',
  'condition',
  'run',
  'attempt',
  'event',
  'grade',
  'import',
  'cohort',
  'script',
  'corpus',
  'session',
  'message',
  'label',
];

/** Rows per table and the schema's version. */
export async function describe(database: Database, signal?: AbortSignal) {
  const counts = COUNTED.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ');
  const [row] = await database.select(
    `SELECT ${counts}, (SELECT max(version) FROM migration) AS schema`,
    {},
    signal,
  );
  const { schema, ...rest } = row as Record<string, number>;
  return { schema_version: schema as number, counts: rest };
}
