import { readJson } from '../../read-json.ts';
import type { ReadContext } from '../../transcript/transcript-reader.ts';
import { asObject, asObjects, type Untyped } from '../../untyped.ts';
import type { Log, LoggedSample } from './log.ts';

async function* samplesOf(value: Untyped, file: string): AsyncGenerator<LoggedSample> {
  for (const sample of asObjects(value.samples)) yield { file, sample, isWhole: true };
}

/** A log that is one JSON file; null where it is none, which is reported. */
export function jsonLog(bytes: Buffer, file: string, { report }: ReadContext): Log | null {
  const { value, problems } = readJson(bytes, file, false);
  for (const problem of problems) report(problem);
  const header = asObject(value);
  if (value !== undefined && asObject(header?.eval) === null) {
    const reason = 'this JSON is no log of Inspect: it names no evaluation';
    report({ file, line: null, code: 'not-a-log', reason });
  }
  if (header === null || asObject(header.eval) === null) return null;
  return { header, reductions: header.reductions, samples: () => samplesOf(header, file), close: () => {} };
}
