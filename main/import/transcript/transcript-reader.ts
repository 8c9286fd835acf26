import type { Document, Source } from '../documents.ts';
import type { ImportProblem, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import type { Transcript } from './transcript.ts';

export interface ReadContext {
  readonly report: (problem: ImportProblem) => void;
  /** Something a person should know that is no fault; the same sentence is told once, with how often it was said. */
  readonly note: (sentence: string) => void;
  readonly signal: AbortSignal;
}

/** The runs of one source. */
export interface Transcripts {
  /** The runs of one file; what is wrong with it goes to `report`. Yields nothing where the file is of another kind. */
  read(document: Document, context: ReadContext): AsyncIterable<Transcript>;
  /** Runs that have no transcript, once every file is read. */
  rest?(context: ReadContext): Iterable<Transcript>;
  /** Tasks in the source, where its file names are not theirs: together they may tell the benchmark. */
  readonly tasks?: readonly string[];
}

interface Recogniser {
  readonly name: string;
  /** Whether a file could be of this format by its name; where it is absent, any that is no side file such as a page. */
  readonly takes?: (name: string) => boolean;
  /** How sure it is that a file is of this format, from its first and last bytes, not from its name alone. */
  sniff(ends: FileEnds, name: string): Sniff;
  /** Whether a file, by its path in the source, only goes with transcripts: alone it would be no source of this format. */
  isBeside?(path: string): boolean;
  /** How a source that is one file calls it, where the folders above say more than its bare name. */
  nameOfFile?(path: string): string;
}

/** Looks through the whole source before the first run is read, for what its other files say. */
interface Preparer {
  prepare(source: Source, context: ReadContext): Promise<Transcripts>;
}

/** A format in which one file holds one run or several, each with its transcript. */
export type TranscriptReader = Recogniser & (Transcripts | Preparer);
