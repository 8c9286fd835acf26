import type { Document } from '../documents.ts';
import type { Sniff } from '../format.ts';
import type { Transcript } from './transcript.ts';
import type { ReadContext } from './transcript-reader.ts';

/** Files that together tell one run or several. */
export interface Bundle {
  /** What the source keeps it under; the mapping's `runs` name these. */
  readonly group: string;
  /** The task where it is known beforehand: all tasks of a source may tell the benchmark where one does not. */
  readonly task: string | null;
  /** What is to be loaded, each as its `Document.file`; no file is in two bundles. */
  readonly files: readonly string[];
}

export interface BundleContext extends ReadContext {
  /** Counts something left out because its kind is no part of a run; the kinds are said once for the source. */
  readonly passOver: (kind: string) => void;
  /** Says something about the whole source. */
  readonly note: (note: string) => void;
}

/** Bytes by file name; a file that could not be read, which was reported, is not there. */
export type LoadedFiles = ReadonlyMap<string, Buffer>;

/** A format in which several files may tell one run: they are looked through first, put together, then read. */
export interface BundleReader<Look, B extends Bundle> {
  readonly name: string;
  /** As that of a TranscriptReader. */
  readonly takes?: (name: string) => boolean;
  sniff(path: string): Promise<Sniff>;
  /** What to remember of a file for the plan; null: it is of another kind and stays unread. */
  look(document: Document, context: BundleContext): Promise<Look | null>;
  plan(looks: readonly Look[], context: BundleContext): readonly B[];
  read(bundle: B, files: LoadedFiles, context: BundleContext): AsyncIterable<Transcript>;
}
