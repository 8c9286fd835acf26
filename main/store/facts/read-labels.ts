import type { DuckDBConnection } from '@duckdb/node-api';
import { labelName } from '../../../analysis/model/label-name.ts';
import { readColumns } from './read-columns.ts';
import type { RunFacts } from './run-facts.ts';
import { holdingsByUnit, type Several } from './several.ts';

/** Labels on runs and attempts that no later one supersedes, whoever judged. */
const STANDING = `
  SELECT l.subject_id::DOUBLE, l.subject_kind, l.rubric, l.value FROM label l
  ANTI JOIN (SELECT supersedes FROM label WHERE supersedes IS NOT NULL) later ON later.supersedes = l.label_id
  WHERE l.subject_kind IN ('run', 'attempt')`;

const KINDS = { subject: 'number', kind: 'text', rubric: 'text', value: 'text' } as const;

const placesOf = (ids: Float64Array) => new Map(Array.from(ids, (id, place) => [id, place]));

/** The labels of each run: its own and those of its newest attempt, from which its outcome comes too. */
export async function readLabels(
  connection: DuckDBConnection,
  { run_id, attempt_id }: RunFacts['columns'],
): Promise<Several> {
  const { subject, kind, rubric, value } = await readColumns(connection, STANDING, KINDS);
  const units = new Int32Array(run_id.length).fill(-1);
  if (subject.length === 0) return { names: [], units, ...holdingsByUnit(0, []) };
  const places = { run: placesOf(run_id), attempt: placesOf(attempt_id) };
  const held = Array.from(subject, (id, i) => ({
    run: places[kind[i] as 'run' | 'attempt'].get(id),
    name: labelName(rubric[i] as string, value[i] as string),
  })).filter((label): label is { run: number; name: string } => label.run !== undefined);
  const names = [...new Set(held.map(({ name }) => name))].sort();
  const codes = new Map(names.map((name, code) => [name, code]));
  const labelled = [...new Set(held.map(({ run }) => run))];
  for (const [unit, run] of labelled.entries()) units[run] = unit;
  const holdings = held.map(({ run, name }) => ({ unit: units[run]!, code: codes.get(name)! }));
  return { names, units, ...holdingsByUnit(labelled.length, holdings) };
}
