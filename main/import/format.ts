import type { Event } from '../../analysis/model/event.ts';
import type { Exit } from '../../analysis/model/exit.ts';
import type { Mapping } from '../../preload/schemas/mapping-schema.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from './items.ts';
import type { Look } from './look.ts';

/** One way in which results are kept on disk. One file per format under `main/import/formats/`. */
export interface Format {
  readonly name: string;
  /**
   * How sure we are that `path` (file or folder) is of this format, from content, not from its name.
   * 0 = no, 1 = certain. Reads a bounded prefix only. `look`: what other formats have seen of the path already.
   */
  sniff(path: string, look?: Look): Promise<Sniff>;
  /** What it holds and says, without importing: for the window's questions. */
  inspect(path: string, signal: AbortSignal): Promise<Inspection>;
  /** Streams everything; a bad record is a `problem` item and the rest follows. Throws UserError only when nothing can be read. */
  read(path: string, mapping: Mapping, signal: AbortSignal): AsyncIterable<ImportItem>;
}

export interface Sniff {
  readonly confidence: number;
  readonly reason: string;
}

export interface Inspection {
  readonly n_files: number;
  readonly bytes: number;
  readonly groups: readonly ImportGroup[];
  readonly columns: Readonly<Record<string, string>> | null;
}

export interface ImportGroup {
  readonly name: string;
  readonly n_runs: number | null;
  readonly benchmark: string | null;
  readonly system: string | null;
  readonly condition: string | null;
  readonly repeat: number | null;
}

export type ImportItem =
  | { readonly kind: 'run'; readonly run: ImportedRun }
  | { readonly kind: 'early-events'; readonly early: EarlyEvents }
  | { readonly kind: 'verdict-row'; readonly row: VerdictRow }
  | { readonly kind: 'runs-table'; readonly table: RunsTable }
  | { readonly kind: 'published'; readonly published: PublishedCount }
  | { readonly kind: 'cohort'; readonly cohort: ImportedCohort }
  | { readonly kind: 'task'; readonly task: ImportedTask }
  | { readonly kind: 'script'; readonly script: ImportedScript }
  | { readonly kind: 'session'; readonly session: ImportedSession }
  | { readonly kind: 'label'; readonly label: ImportedLabel }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'note'; readonly note: string }
  | {
      readonly kind: 'progress';
      readonly done: number;
      readonly total: number | null;
      readonly unit: string;
    };

/** Events handed on before their run, of which other files have more to say: so they need not be kept until then. */
export interface EarlyEvents {
  /** What the run that comes for them calls them; no two of an import are alike. */
  readonly handle: number;
  readonly events: readonly Event[];
}

export interface ImportProblem {
  readonly file: string;
  readonly line: number | null;
  readonly code: string;
  readonly reason: string;
}

export interface ImportedRun {
  readonly benchmark: string;
  readonly task: string;
  /** `owner/name`; null where neither source nor id says. */
  readonly repository: string | null;
  /** The same task on another benchmark has the same canonical id. */
  readonly canonical_id: string;
  readonly system: {
    readonly label: string;
    readonly agent: string | null;
    readonly model: string | null;
    readonly settings: Readonly<Record<string, unknown>>;
  };
  readonly condition: string;
  readonly repeat: number;
  readonly file: string;
  readonly line: number | null;
  /** Why there is no verdict, such as "ambiguous: the board does not decide it". */
  readonly note: string | null;
  readonly ambiguous: boolean;
  readonly attempt: ImportedAttempt | null;
  readonly grade: ImportedGrade | null;
  /** The handle of the attempt's events where they came before; the attempt then holds none. */
  readonly early_events?: number;
}

export interface ImportedAttempt {
  readonly exit: Exit | null;
  /** The source's own word for it, such as `InternalServerError`. */
  readonly exit_detail: string | null;
  readonly steps: number | null;
  /** All input tokens, cached ones included. */
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly duration_s: number | null;
  /** Milliseconds since the epoch. */
  readonly started_at: number | null;
  /** null: unknown; empty: the agent left nothing. */
  readonly patch: string | null;
  /** Known to be empty or not even where the text is unknown. */
  readonly patch_empty: boolean | null;
  readonly events: readonly Event[];
}

export const VERDICTS = ['resolved', 'unresolved', 'patch-failed', 'test-timeout', 'infra-error'] as const;

export interface ImportedGrade {
  readonly verdict: (typeof VERDICTS)[number];
  readonly verifier_version: string | null;
  readonly f2p_pass: number | null;
  readonly f2p_fail: number | null;
  readonly p2p_pass: number | null;
  readonly p2p_fail: number | null;
  readonly tests: readonly {
    readonly name: string;
    readonly group: 'F2P' | 'P2P' | 'F2F' | 'P2F';
    readonly passed: boolean;
  }[];
}

/** One system's verdicts on many tasks and nothing else known of them: expanded to runs by the store. */
export interface VerdictRow {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly file: string;
  readonly line: number | null;
  /** Instance ids, also their canonical ids. */
  readonly tasks: readonly string[];
  /** One character per task: 1 resolved, 0 unresolved, ? ambiguous. */
  readonly verdicts: string;
  /** Note of the ambiguous ones. */
  readonly ambiguous_note: string;
  /** Settings of the system. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A file that the store reads by itself, column by column: far faster than row by row from here. */
export interface RunsTable {
  /** What to read; it may be a temporary copy, gone once the next item is asked for. */
  readonly path: string;
  /** What to call it in runs and problems. */
  readonly file: string;
  readonly form: 'csv' | 'jsonl' | 'parquet';
  /** Our column → the file's. */
  readonly columns: Readonly<Record<string, string>>;
  /** CSV: the names in its first record, in order; null for other forms. */
  readonly header: readonly string[] | null;
  readonly delimiter: string | null;
  /** CSV: not all lines end alike, which RFC 4180 does not allow. */
  readonly mixed_line_ends: boolean;
  readonly mapping: Mapping;
}

export interface PublishedCount {
  readonly benchmark: string;
  readonly system: string;
  readonly resolved: number;
  /** The verdicts at hand add up to the published count. */
  readonly exact: boolean;
}

export interface ImportedCohort {
  readonly name: string;
  readonly description: string;
  readonly benchmark: string | null;
  readonly canonical_ids: readonly string[];
}
