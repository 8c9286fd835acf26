import type { SourcedScript } from '../model/script.ts';
import { scriptOfTurns } from './script-of-turns.ts';
import type { FlowColumns, FlowForm, FlowProvenance, TaskFlowTurn } from './taskflow-turn.ts';
import { turnsOfScript } from './turns-of-script.ts';

type Row = Readonly<Record<string, unknown>>;

const HELD = ['prompt', 'kind', 'answer', 'proof'] as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The fields of one prompt as a turn. Throws TypeError where there is no prompt. */
function turnOf(fields: Row | null, columns: FlowColumns): TaskFlowTurn {
  if (typeof fields !== 'object' || fields === null) throw new TypeError('a turn is no object');
  const of = (name: string) => textOf(columns[name] === undefined ? null : fields[columns[name]]);
  const prompt = of('prompt');
  if (prompt === null) throw new TypeError(`a turn has no text under ${columns.prompt}`);
  return { prompt, kind: of('kind'), answer: of('answer'), proof: of('proof') };
}

const without = (row: Row, names: ReadonlySet<string>): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));

/** What the step made of a turn does not hold of its fields: what is empty, what has no place, the source's own. */
function restOf(fields: Row, held: TaskFlowTurn, columns: FlowColumns): Row {
  const names = HELD.flatMap((name) => {
    const theirs = columns[name];
    return theirs !== undefined && held[name] !== null && fields[theirs] === held[name] ? [theirs] : [];
  });
  return without(fields, new Set(names));
}

/** The fields of each prompt of a task, from the one row or the several rows that hold them. */
function fieldsOf(rows: readonly Row[], form: FlowForm, columns: FlowColumns): readonly Row[] {
  if (form === 'rows') return rows;
  const row = rows[0] ?? {};
  if (form === 'objects') return row[columns.turns ?? ''] as readonly Row[];
  const names = HELD.flatMap((name) => columns[name] ?? []);
  const lists = names.filter((name) => Array.isArray(row[name]));
  return ((row[columns.prompt ?? ''] ?? []) as readonly unknown[]).map((_, i) =>
    Object.fromEntries(lists.map((name) => [name, (row[name] as readonly unknown[])[i]])),
  );
}

/** The names of a task's row that `fieldsOf` takes apart. */
function takenOf(row: Row, form: FlowForm, columns: FlowColumns): ReadonlySet<string> {
  if (form === 'objects') return new Set([columns.turns ?? '']);
  return new Set(HELD.flatMap((name) => columns[name] ?? []).filter((name) => Array.isArray(row[name])));
}

/**
 * A task's prompts as its script. `rows` are the task's: one, or where each prompt has a row all of them in order. Throws
 * TypeError where a turn has no prompt or there is none at all. `rowsOfFlow` is its inverse.
 */
export function flowOfRows(
  rows: readonly Row[],
  form: FlowForm,
  columns: FlowColumns,
): SourcedScript<FlowProvenance> {
  const fields = fieldsOf(rows, form, columns);
  if (fields.length === 0) throw new TypeError('there is no turn');
  const script = scriptOfTurns(fields.map((turn) => turnOf(turn, columns)));
  const held = turnsOfScript(script);
  const task = new Set([columns.task ?? '']);
  const turns = fields.map((turn, i) =>
    without(restOf(turn, held[i]!, columns), form === 'rows' ? task : new Set()),
  );
  const row = rows[0] ?? {};
  const rest = form === 'rows' ? {} : without(row, new Set([...task, ...takenOf(row, form, columns)]));
  return { script, provenance: { form, columns, rest, turns } };
}
