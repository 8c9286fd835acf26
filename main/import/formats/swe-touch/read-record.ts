import {
  scriptsOfTouchRecord,
  type TouchRecord,
  type TouchScripts,
  touchRecordOf,
} from '../../../../analysis/touch/index.ts';
import type { ImportProblem } from '../../format.ts';
import { notKept, type Place, parseRow } from '../../rows/parse-row.ts';
import type { RowResult } from '../../rows/read-rows.ts';
import { touchRecordSchema } from './record-schema.ts';

export interface ReadRecord {
  readonly record: TouchRecord;
  readonly scripts: TouchScripts;
  readonly place: Place;
}

/** A row as a record and its scripts; what of it the scripts do not hold is a problem beside it. */
export function* readRecord(
  result: RowResult,
  file: string,
): Generator<ReadRecord | { readonly problem: ImportProblem }> {
  const row = parseRow(result, touchRecordSchema, file);
  if ('problem' in row) return yield row;
  const scripts = scriptsOfTouchRecord(row.data);
  const problem = notKept(row.raw, touchRecordOf(scripts), row.data.instance_id, row.place);
  if (problem !== null) yield { problem };
  yield { record: row.data, scripts, place: row.place };
}
