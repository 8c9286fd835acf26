import type { Event, EventKind, Speaker } from '../../../../analysis/model/event.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { asList, asNumber, asObject, asText, type Untyped } from '../../untyped.ts';
import { commandsOf, type FenceTag, fenceTag } from './commands.ts';
import { isReply, messageTime, messageUsage } from './message.ts';

const RETURN_CODE = /^\s*(?:<exception>[\s\S]*?<\/exception>\s*)?<returncode>(-?\d+)<\/returncode>/;
const SUBMITS = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT/;
/** How version 1 words what a person at the terminal put in. */
const FROM_PERSON = /^(Interrupted by user|Command not executed\. The user rejected)/;

function exitCode(message: Untyped, text: string): number | null {
  const told = asNumber(asObject(message.extra)?.returncode);
  if (told !== null) return told;
  const code = RETURN_CODE.exec(text)?.[1];
  return code === undefined ? null : Number(code);
}

/** What a reply says, thoughts of a reasoning model first. */
function sayings(message: Untyped): readonly string[] {
  const parts = asList(message.output).map(asObject);
  const written = parts.flatMap((part) => {
    if (part?.type === 'message') return [contentText(part.content)];
    return part?.type === 'reasoning' ? [contentText(part.summary)] : [];
  });
  return [asText(message.reasoning_content) ?? '', contentText(message.content), ...written].filter(
    (text) => text !== '',
  );
}

/** Turns messages into events one by one, keeping which turn it is and how many commands wait for their result. */
class EventWriter {
  readonly events: Event[] = [];
  private turn = -1;
  private waiting = 0;
  private replied = false;
  private submitting = false;

  constructor(private readonly tag: FenceTag) {}

  message(message: Untyped, isLast: boolean): void {
    const text = contentText(message.content ?? message.output);
    if (isReply(message)) this.reply(message);
    else if (message.role === 'system' || message.role === 'developer') this.say(message, 'system', text);
    else if (message.role === 'tool' || message.type === 'function_call_output') this.output(message, text);
    else if (message.role === 'user') this.user(message, text, isLast);
    else this.say(message, 'harness', text);
  }

  private reply(message: Untyped): void {
    const usage = messageUsage(message);
    const commands = commandsOf(message, this.tag);
    const parts: (readonly [EventKind, string])[] = [
      ...sayings(message).map((text) => ['say', text] as const),
      ...commands.map((command) => ['call', command] as const),
    ];
    // The tokens of a model call stand once, with the first thing it brought.
    let tokens = usage === null ? null : usage.input + usage.output;
    for (const [kind, body] of parts) {
      this.add(message, { kind, speaker: kind === 'say' ? 'agent' : null, body, tokens });
      tokens = null;
    }
    this.waiting = commands.length;
    this.replied = true;
    this.submitting = commands.some((command) => SUBMITS.test(command));
  }

  /** In the role of the user speak, by turns, the person, the environment and the harness. */
  private user(message: Untyped, text: string, isLast: boolean): void {
    const interrupt = asText(asObject(message.extra)?.interrupt_type);
    const person =
      interrupt === null ? !this.replied || FROM_PERSON.test(text) : interrupt.startsWith('User');
    if (person) {
      this.turn += 1;
      this.say(message, 'user', text);
    } else if (interrupt !== null || this.waiting === 0) this.say(message, 'harness', text);
    else if (isLast && this.submitting && !RETURN_CODE.test(text)) this.say(message, 'harness', text);
    else this.output(message, text);
  }

  private output(message: Untyped, text: string): void {
    this.waiting = Math.max(0, this.waiting - 1);
    this.add(message, {
      kind: 'output',
      speaker: null,
      body: text,
      tokens: null,
      exit_code: exitCode(message, text),
    });
  }

  private say(message: Untyped, speaker: Speaker, body: string): void {
    this.add(message, { kind: 'say', speaker, body, tokens: null });
  }

  private add(
    message: Untyped,
    event: Pick<Event, 'kind' | 'speaker' | 'body' | 'tokens'> & { readonly exit_code?: number | null },
  ): void {
    this.events.push({
      seq: this.events.length,
      turn: Math.max(0, this.turn),
      thread: 0,
      time: messageTime(message),
      exit_code: null,
      path: null,
      ...event,
    });
  }
}

/**
 * Messages of any generation as events: what system, user, agent and harness say, each command as a `call` and its result
 * as an `output`. Turns count what the user says, from 0; format errors and the final message are the harness speaking.
 */
export function trajectoryEvents(messages: readonly Untyped[]): readonly Event[] {
  const writer = new EventWriter(fenceTag(messages));
  for (const [index, message] of messages.entries()) writer.message(message, index === messages.length - 1);
  return writer.events;
}

/** What a bare trajectory shows of its end: the last command submits and the harness took its output as the patch. */
export function submissionIn(events: readonly Event[]): string | null {
  const last = events.at(-1);
  const call = events.findLast(({ kind }) => kind === 'call');
  const submitted = last?.speaker === 'harness' && call !== undefined && SUBMITS.test(call.body);
  return submitted ? last.body : null;
}
