import type { ChatReply, ChatRequest, Price, Usage } from '../../analysis/models/index.ts';
import type { Role } from './config/models-config-schema.ts';

/** One call: what is asked of whom, under which budget, and whether the reply is kept. */
export interface CompletionRequest extends ChatRequest {
  /** A name of the models file. */
  readonly model: string;
  readonly role: Role;
  /** A budget that was opened. */
  readonly budget: string;
  /** What the call is made for, such as an attempt: what it spent can be asked for by it. */
  readonly subject?: string | undefined;
  /**
   * Which of several independent replies to the same question: which judge, which repeat. The reply is kept under it, and the
   * same call costs nothing the next time. Null: never kept, as an agent's are.
   */
  readonly draw: string | null;
  /** Ask again although a reply is kept; the newest counts from then on. */
  readonly fresh?: boolean | undefined;
  /** Of the prompt's file, to be kept with the reply. */
  readonly prompt_version?: string | undefined;
  /** Is told what is said and thought as it comes; not of a reply that was kept. */
  readonly onPiece?: ((piece: { readonly text: string; readonly reasoning: string }) => void) | undefined;
}

/** A reply with what it took. */
export interface Completion extends ChatReply {
  /** Null where the endpoint told none that can be believed; `usage_reason` then says why. */
  readonly usage: Usage | null;
  readonly usage_reason: string | null;
  /** By list price, when it was made; null where usage or price is not known. */
  readonly cost_usd: number | null;
  readonly price: Price | null;
  /** What the ledger was charged for this and every lost try before it; 0 for a kept reply, null where the price is not known. */
  readonly charged_usd: number | null;
  /** How often it was sent out; 0 for a kept reply. */
  readonly tries: number;
  readonly from_cache: boolean;
  readonly request_hash: string;
}
