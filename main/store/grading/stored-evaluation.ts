/** What an evaluation depends on, each named by its content. */
export interface EvaluationKey {
  readonly verifier: string;
  readonly verifier_version: string;
  /** `sha256:…` */
  readonly image: string;
  readonly patch_hash: string;
  readonly tests_hash: string;
}

/** An evaluation as the workspace keeps it. */
export interface StoredEvaluation extends EvaluationKey {
  readonly evaluation_id: number;
  /** SHA-256 (hex) of the above with the limits. */
  readonly key: string;
  /** Which of several repetitions, from 1. */
  readonly draw: number;
  readonly is_final: boolean;
  /** JSON: everything that was seen but the log. */
  readonly seen: string;
  /** Deflated UTF-8. */
  readonly log: Uint8Array;
  /** Before it was deflated. */
  readonly log_bytes: number;
  /** Milliseconds since the epoch. */
  readonly evaluated_at: number;
}
