import type { ImportedAttempt, ImportedGrade } from '../format.ts';

/** One run as a source of transcripts tells it; null wherever the source is silent. */
export interface Transcript {
  /** What the source keeps the run under; the mapping's `runs` name these. */
  readonly group: string;
  /** What to call the file in reports. */
  readonly file: string;
  readonly line: number | null;
  readonly task: string | null;
  readonly benchmark: string | null;
  /** `owner/name`. */
  readonly repository: string | null;
  /** What to call the system where agent and model do not tell it from others; absent or null: by these two. */
  readonly label?: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly condition: string | null;
  readonly repeat: number | null;
  readonly note: string | null;
  /** Null: it was never tried. */
  readonly attempt: ImportedAttempt | null;
  readonly grade: ImportedGrade | null;
}
