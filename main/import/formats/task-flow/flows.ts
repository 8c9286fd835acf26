import type { SourcedScript } from '../../../../analysis/model/script.ts';
import {
  type FlowColumns,
  type FlowForm,
  type FlowProvenance,
  flowOfRows,
  rowsOfFlow,
} from '../../../../analysis/taskflow/index.ts';
import type { ImportProblem } from '../../format.ts';
import { notKept, type Place } from '../../rows/parse-row.ts';
import type { RowResult } from '../../rows/read-rows.ts';
import type { RowsSource } from '../../rows/rows-format.ts';
import { listIn } from '../../rows/rows-head.ts';
import { asNumber, asText, type Untyped } from '../../untyped.ts';

/** A task with its script; the condition where its row names one. */
export interface Flow {
  readonly instance: string;
  readonly condition: string | null;
  readonly sourced: SourcedScript<FlowProvenance>;
  readonly place: Place;
}

export type FlowResult = Flow | { readonly problem: ImportProblem };

interface Held {
  readonly row: Untyped;
  readonly place: Place;
}

/** Lists that stand as JSON inside strings, as CSV and some Parquet hold them, become lists. */
function unpacked(row: Untyped, columns: FlowColumns): Untyped {
  const names = new Set(Object.values(columns));
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, names.has(name) ? (listIn(value) ?? value) : value]),
  );
}

/** One task of its row or rows; what of them the script does not hold is a problem beside it. */
function* flowOf(held: readonly Held[], form: FlowForm, columns: FlowColumns): Generator<FlowResult> {
  const { row, place } = held[0]!;
  const instance = asText(row[columns.task ?? '']) ?? '';
  const rows = held.map((one) => one.row);
  try {
    const sourced = flowOfRows(rows, form, columns);
    const problem = notKept(rows, rowsOfFlow(sourced, instance), instance, place);
    if (problem !== null) yield { problem };
    yield { instance, condition: asText(row[columns.condition ?? '']), sourced, place };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    yield {
      problem: { ...place, code: 'bad-record', reason: `${instance}: ${error.message}; it is left out` },
    };
  }
}

function positionOf(value: unknown): number {
  const text = asText(value);
  return asNumber(value) ?? (text === null || text.trim() === '' ? Number.NaN : Number(text));
}

/** Rows that each hold a prompt, in the order that they name; those that name none stay as they stand. */
function inOrder(held: readonly Held[], order: string | undefined): readonly Held[] {
  if (order === undefined) return held;
  const positions = new Map(held.map((one) => [one, positionOf(one.row[order])]));
  return [...held].sort((a, b) => positions.get(a)! - positions.get(b)! || 0);
}

/** The tasks of a table with their scripts, in the order in which they first come. */
export async function* flowsOf(
  { file, columns, rows }: RowsSource,
  form: FlowForm,
): AsyncGenerator<FlowResult> {
  const byTask = new Map<string, Held[]>();
  for await (const result of rows()) {
    const named = nameOf(result, file, columns);
    if ('problem' in named) {
      yield named;
      continue;
    }
    const held = [{ row: unpacked(named.row, columns), place: { file, line: named.line } }];
    if (form !== 'rows') yield* flowOf(held, form, columns);
    else byTask.set(named.key, [...(byTask.get(named.key) ?? []), ...held]);
  }
  for (const held of byTask.values()) yield* flowOf(inOrder(held, columns.order), form, columns);
}

/** The row with the key of the flow it belongs to: its task and, where there is one, its condition. */
function nameOf(result: RowResult, file: string, columns: FlowColumns) {
  if ('problem' in result) return result;
  const { row, line } = result;
  const task = asText(row[columns.task ?? '']);
  if (task !== null && task.trim() !== '')
    return { row, line, key: JSON.stringify([task, row[columns.condition ?? ''] ?? null]) };
  const reason = `there is no text under ${columns.task}; the row is left out`;
  return { problem: { file, line, code: 'no-task', reason } };
}
