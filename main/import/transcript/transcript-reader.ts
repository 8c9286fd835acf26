import type { Document } from '../documents.ts';
import type { ImportProblem, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import type { Transcript } from './transcript.ts';

export interface ReadContext {
  readonly report: (problem: ImportProblem) => void;
  readonly signal: AbortSignal;
}

/** A format in which one file holds one run or several, each with its transcript. */
export interface TranscriptReader {
  readonly name: string;
  /** Whether a file could be of this format by its name; where it is absent, any that is no side file such as a page. */
  readonly takes?: (name: string) => boolean;
  /** How sure it is that a file is of this format, from its first and last bytes, not from its name alone. */
  sniff(ends: FileEnds, name: string): Sniff;
  /** The runs of one file; what is wrong with it goes to `report`. Yields nothing where the file is of another kind. */
  read(document: Document, context: ReadContext): AsyncIterable<Transcript>;
}
