import type { SourcedScript } from '../model/script.ts';
import type { FlowColumns, FlowProvenance, TaskFlowTurn } from './taskflow-turn.ts';
import { turnsOfScript } from './turns-of-script.ts';

type Row = Readonly<Record<string, unknown>>;

/** The fields of one prompt under the source's names; what its step does not hold is in `rest`. */
function fieldsOf(turn: TaskFlowTurn, rest: Row, columns: FlowColumns): Row {
  const held = Object.entries(turn).filter(([name, value]) => value !== null && columns[name] !== undefined);
  return { ...Object.fromEntries(held.map(([name, value]) => [columns[name], value])), ...rest };
}

/** Lists side by side: one per name, in the order of the prompts. */
function sideBySide(fields: readonly Row[]): Row {
  const names = new Set(fields.flatMap((turn) => Object.keys(turn)));
  return Object.fromEntries([...names].map((name) => [name, fields.map((turn) => turn[name])]));
}

/** The row or rows of one task that its script is: the inverse of `flowOfRows`. */
export function rowsOfFlow(
  { script, provenance }: SourcedScript<FlowProvenance>,
  instance: string,
): readonly Row[] {
  const { form, columns, rest, turns } = provenance;
  const task = { [columns.task ?? 'task']: instance };
  const fields = turnsOfScript(script).map((turn, i) => fieldsOf(turn, turns[i] ?? {}, columns));
  if (form === 'rows') return fields.map((turn) => ({ ...task, ...turn }));
  const flow = form === 'objects' ? { [columns.turns ?? 'turns']: fields } : sideBySide(fields);
  return [{ ...task, ...flow, ...rest }];
}
