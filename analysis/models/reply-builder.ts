import type { ChatReply, Finish, ToolCall } from './chat.ts';
import { contentOf, reasoningOf } from './content-of.ts';
import { visibleBytes } from './exceeds-promise.ts';
import { fieldsOf, listOf, textOf } from './untrusted.ts';

const FINISH: Readonly<Record<string, Finish>> = {
  stop: 'stop',
  end_turn: 'stop',
  eos: 'stop',
  length: 'length',
  max_tokens: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  tool_use: 'tool-calls',
  content_filter: 'content-filter',
};

interface OpenCall {
  id: string;
  name: string;
  arguments: string;
}

/** Puts a reply together from its pieces, or from the whole as one piece. Whatever is not as it should be is left out. */
export class ReplyBuilder {
  private text = '';
  private reasoning = '';
  private finish: Finish | null = null;
  private answered_by: string | null = null;
  /** By the place that the endpoint numbers them with. */
  private readonly calls = new Map<number, OpenCall>();
  private hasChoice = false;
  /** As the endpoint told it last. */
  usage: unknown = null;
  /** Bytes of what was generated and shown, without white space. */
  visible = 0;

  /** Takes one piece of a stream, or a whole reply. @returns what it adds to what is seen */
  add(piece: unknown): { readonly text: string; readonly reasoning: string } {
    const { model, usage, choices } = fieldsOf(piece);
    if (typeof model === 'string' && model !== '') this.answered_by = model;
    const [choice] = listOf(choices).map(fieldsOf);
    // Some tell the usage inside of the choice.
    this.usage = usage ?? choice?.usage ?? this.usage;
    if (!choice) return { text: '', reasoning: '' };
    return this.addChoice(choice);
  }

  private addChoice(choice: Readonly<Record<string, unknown>>) {
    this.hasChoice = true;
    const message = fieldsOf(choice.delta ?? choice.message);
    const added = {
      text: contentOf(message.content) || textOf(message.refusal),
      reasoning: reasoningOf(message),
    };
    this.text += added.text;
    this.reasoning += added.reasoning;
    this.visible += visibleBytes(added.text) + visibleBytes(added.reasoning);
    for (const [place, call] of listOf(message.tool_calls).entries()) this.addCall(fieldsOf(call), place);
    const { finish_reason } = choice;
    if (typeof finish_reason === 'string' && finish_reason !== '')
      this.finish = FINISH[finish_reason] ?? 'other';
    return added;
  }

  private addCall(call: Readonly<Record<string, unknown>>, place: number): void {
    const { name, arguments: written } = fieldsOf(call.function);
    const id = textOf(call.id);
    const open = this.callAt(typeof call.index === 'number' ? call.index : place, id);
    if (id) open.id = id;
    if (textOf(name)) open.name = textOf(name);
    const piece = typeof written === 'string' || written == null ? textOf(written) : JSON.stringify(written);
    open.arguments += piece;
    this.visible += visibleBytes(piece);
  }

  /** Where an endpoint gives every call the same number, another id means another call. */
  private callAt(index: number, id: string): OpenCall {
    let at = index;
    while (id !== '' && this.calls.has(at) && this.calls.get(at)?.id !== '' && this.calls.get(at)?.id !== id)
      at += 1;
    const open = this.calls.get(at) ?? { id: '', name: '', arguments: '' };
    this.calls.set(at, open);
    return open;
  }

  /** Whether the endpoint said that it had come to an end. */
  get isFinished(): boolean {
    return this.finish !== null;
  }

  /** Null where no choice was sent at all. */
  reply(): ChatReply | null {
    if (!this.hasChoice) return null;
    const tool_calls: readonly ToolCall[] = [...this.calls.entries()]
      .sort(([a], [b]) => a - b)
      .map(([at, call]) => ({ ...call, id: call.id || `call-${at}` }));
    const finish = this.finish ?? 'other';
    return {
      ...{ text: this.text, reasoning: this.reasoning || null, tool_calls },
      finish: tool_calls.length > 0 && finish === 'stop' ? 'tool-calls' : finish,
      answered_by: this.answered_by,
    };
  }
}
