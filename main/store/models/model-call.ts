/** A reply that is kept, with the question it answers: asked again under the same draw, it costs nothing. */
export interface ModelCall {
  /** SHA-256 (hex) of the address and what was sent to it. */
  readonly request_hash: string;
  /** Which of several independent answers to one question: which judge, which repeat. */
  readonly draw: string;
  readonly role: string;
  readonly endpoint: string;
  readonly model: string;
  readonly prompt_version: string | null;
  /** JSON. */
  readonly request: string;
  /** JSON. */
  readonly reply: string;
  /** JSON; null where it is not known. */
  readonly price: string | null;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly written_tokens: number | null;
  readonly output_tokens: number | null;
  readonly reasoning_tokens: number | null;
  readonly cost_usd: number | null;
  /** Milliseconds since the epoch. */
  readonly called_at: number;
}

/** A vector of a text by a model; `model_version` says where the model runs. */
export interface StoredEmbedding {
  readonly text_hash: string;
  readonly model: string;
  readonly model_version: string;
  readonly vector: readonly number[];
}
