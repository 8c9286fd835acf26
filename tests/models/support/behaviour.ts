/** Usage as an endpoint tells it: what it counted, nothing at all, or whatever is given here. */
export type ToldUsage = 'honest' | 'missing' | { readonly [name: string]: unknown };

/** How the endpoint answers one request; plain data, so that it can be drawn at random and kept. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly text?: string;
      readonly reasoning?: string;
      /** The name that its reasoning goes by. */
      readonly reasoning_field?: 'reasoning_content' | 'reasoning';
      readonly tool_calls?: readonly {
        readonly id: string;
        readonly name: string;
        readonly arguments: string;
      }[];
      readonly usage?: ToldUsage;
      /** Tokens that it generates and charges for beyond what it shows. */
      readonly hidden_tokens?: number;
      readonly finish?: string | null;
      /** Characters of one piece of a stream. */
      readonly piece?: number;
      /** Answer whole although a stream was asked for, or the other way round. */
      readonly ignores_stream?: boolean;
      /** Cut the connection after so many pieces. */
      readonly cut_after?: number;
      /** Fall silent after so many pieces, for good. */
      readonly silent_after?: number;
      /** A line of the stream, sent as it is in front of the second piece. */
      readonly stray_line?: string;
      /** Milliseconds between two pieces. */
      readonly pause?: number;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly kind: 'raw'; readonly type: string; readonly body: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silent' }
  /** Generates for ever, whatever was asked for. */
  | { readonly kind: 'endless' };
