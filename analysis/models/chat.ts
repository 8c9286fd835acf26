/** A function that a model may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it: JSON where it is well formed. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly reasoning?: string | null;
      readonly tool_calls?: readonly ToolCall[];
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export const FINISHES = ['stop', 'length', 'tool-calls', 'content-filter', 'other'] as const;
export type Finish = (typeof FINISHES)[number];

/** What a model said in one call. */
export interface ChatReply {
  readonly text: string;
  /** What it thought, where the endpoint shows that. */
  readonly reasoning: string | null;
  readonly tool_calls: readonly ToolCall[];
  readonly finish: Finish;
  /** As the endpoint names the model that answered. */
  readonly answered_by: string | null;
}

/** What is asked of a model in one call. */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly Tool[] | undefined;
  /** JSON Schema that the reply is to follow. */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> } | undefined;
  readonly temperature?: number | undefined;
  readonly seed?: number | undefined;
  /** Tokens; the model's own limit where it is left out. */
  readonly max_output?: number | undefined;
}
