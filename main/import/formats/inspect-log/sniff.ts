import type { Sniff } from '../../format.ts';
import type { FileEnds } from '../../read-ends.ts';

/** Not nothing, so that what it is not is told where no other format knows it either. */
const BARELY = 0.05;

const ZIP = 'PK\x03\x04';
/** Names in the first local header, which a log begins with, or in the table of contents. */
const FIRST_ENTRY = /^(_journal\/start\.json|header\.json|summaries\.json|samples\/.+_epoch_\d+)/;
const LAST_ENTRIES = /_journal\/start\.json|summaries\.json[\s\S]*header\.json/;

const STATUS = /"status"\s*:\s*"(started|success|cancelled|error)"/;
const SPEC = /"eval"\s*:\s*\{[\s\S]{0,2000}?"(task_id|run_id|eval_id|task)"\s*:/;

/** Whether a file is a log of Inspect, from its first and last bytes. */
export function sniffInspectLog({ head, tail }: FileEnds): Sniff {
  const start = head.subarray(0, 4096).toString('latin1');
  if (start.startsWith(ZIP)) {
    const length = head.length < 28 ? 0 : head.readUInt16LE(26);
    const isLog =
      FIRST_ENTRY.test(start.slice(30, 30 + length)) || LAST_ENTRIES.test(tail.toString('latin1'));
    return isLog
      ? { confidence: 0.95, reason: 'a log of Inspect' }
      : {
          confidence: BARELY,
          reason: 'is a ZIP archive, but no log of Inspect; unpack it and import the folder',
        };
  }
  const isLog = /^(\xef\xbb\xbf)?\s*\{/.test(start) && STATUS.test(start) && SPEC.test(start);
  return isLog ? { confidence: 0.95, reason: 'a log of Inspect' } : { confidence: 0, reason: '' };
}
