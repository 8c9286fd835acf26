import { asText, type Untyped } from '../../untyped.ts';
import type { HandsEvent } from './event.ts';
import type { Ending } from './exit-of.ts';

/** Actions that say nothing of whether the agent goes on. */
const ASIDE = new Set(['recall', 'change_agent_state', 'condensation', 'condensation_request', 'null']);

const ENDS = new Set(['finish', 'reject']);

/** Watches the events of the main agent for how the run ends. */
export class EndingWatch {
  private word: string | null = null;
  private state: string | null = null;
  private error: string | null = null;

  get ending(): Ending {
    return { word: this.word, state: this.state, error: this.error };
  }

  event({ isAction, kind, details, content }: HandsEvent): void {
    if (isAction && !ASIDE.has(kind)) this.word = ENDS.has(kind) ? kind : null;
    if (kind === 'agent_state_changed')
      this.changes(asText(details.agent_state), asText(details.reason) || content);
  }

  /** From 1.0 on: the tools are named, and states are told key by key. */
  sdkEvent(event: Untyped): void {
    if (event.kind === 'ActionEvent') this.word = event.tool_name === 'finish' ? 'finish' : null;
    else if (event.kind === 'MessageEvent') this.word = null;
    else if (event.kind === 'ConversationErrorEvent')
      this.changes('error', asText(event.detail) ?? asText(event.code) ?? '');
    else if (event.key === 'execution_status' || event.key === 'agent_status')
      this.changes(asText(event.value), null);
  }

  private changes(state: string | null, reason: string | null): void {
    if (state === null) return;
    const isError = state === 'error' || state === 'stuck';
    this.state = state;
    this.error = isError ? reason || this.error : null;
  }
}
