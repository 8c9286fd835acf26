import { isSideFile } from '../is-side-file.ts';
import type { TranscriptReader } from './transcript-reader.ts';

/** Whether a reader looks at a file of this name at all. */
export function takes(reader: Pick<TranscriptReader, 'takes'>, name: string): boolean {
  return reader.takes?.(name) ?? !isSideFile(name);
}
