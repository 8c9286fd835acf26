import type { Script } from '../../analysis/model/script.ts';

/** A task by its names. */
export interface TaskName {
  readonly benchmark: string;
  readonly instance: string;
  /** The same task on another benchmark has the same canonical id. */
  readonly canonical_id: string;
}

/** What a source says of a task besides its runs; null wherever it is silent. Texts stand as they are, CR LF included. */
export interface ImportedTask extends TaskName {
  /** `owner/name`. */
  readonly repository: string | null;
  readonly base_commit: string | null;
  readonly statement: string | null;
  readonly hints: string | null;
  readonly reference_patch: string | null;
  readonly test_patch: string | null;
  readonly image: string | null;
  readonly version: string | null;
  readonly environment_commit: string | null;
  /** Milliseconds since the epoch. */
  readonly created_at: number | null;
  readonly difficulty: string | null;
  readonly fail_to_pass: readonly string[] | null;
  readonly pass_to_pass: readonly string[] | null;
  /** Further facts under the source's own names; null where there are none. */
  readonly more: Readonly<Record<string, unknown>> | null;
  readonly file: string;
  readonly line: number | null;
}

/** A script as the choice of a named condition for one task. */
export interface ImportedScript {
  readonly task: TaskName;
  readonly condition: string;
  /** What the condition is, where the source says. */
  readonly description: string | null;
  readonly script: Script;
  /** What the source says of this choice that the script itself does not hold. */
  readonly provenance: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly line: number | null;
}

export interface ImportedMessage {
  readonly role: string;
  readonly text: string;
  /** The source's word for what the message wants; kept as a label. */
  readonly intent: string | null;
  /** Sorts the messages of a session; null: as they come. */
  readonly order: number | null;
}

/** A session of a corpus, or a part of one: what comes under the same two names in one import belongs together. */
export interface ImportedSession {
  readonly corpus: string;
  readonly session: string;
  readonly messages: readonly ImportedMessage[];
}

/** A judgement on one run, which may be of the same import or of an earlier one. */
export interface ImportedLabel {
  readonly run: {
    readonly benchmark: string;
    readonly task: string;
    readonly system: string;
    readonly condition: string;
    readonly repeat: number;
  };
  readonly rubric: string;
  readonly rubric_version: string;
  readonly value: string;
  readonly judge: string;
  /** Which of several judgements by one judge; from 1. */
  readonly draw: number;
  readonly rationale: string | null;
  readonly file: string;
  readonly line: number | null;
}
