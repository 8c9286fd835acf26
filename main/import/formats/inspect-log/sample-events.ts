import type { Event } from '../../../../analysis/model/event.ts';
import { parseTime } from '../../parse-time.ts';
import { logChatMessage } from '../../transcript/chat-message.ts';
import { EventLog, type Stamp } from '../../transcript/event-log.ts';
import { type TimeSpan, timeSpan } from '../../transcript/time-span.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import { callTokens, type Usage } from '../../transcript/usage.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { Attachments } from './attachments.ts';
import { callUsage } from './call-usage.ts';
import { chatForm, resultText } from './chat-form.ts';
import { harnessText } from './harness-text.ts';
import { itemsAt } from './items-at.ts';
import { KnownMessages } from './known-messages.ts';
import { type Place, Places } from './places.ts';
import { pooledMessages } from './pooled-messages.ts';
import { Threads } from './threads.ts';
import { ToolRuns } from './tool-runs.ts';

/** Events that only frame others, or that the run's own fields tell. */
const FRAMES = new Set(['span_begin', 'span_end', 'step', 'sample_init', 'score']);

const timeOf = (event: Untyped): number | null => parseTime(event.timestamp);
/** A call is logged when it begins; earlier logs have the time of its end there. */
const endOf = (event: Untyped): number | null => parseTime(event.completed) ?? timeOf(event);

export interface SampleEvents {
  readonly events: readonly Event[];
  /** Of each of the agents' calls of a model that told it. */
  readonly usages: readonly Usage[];
  /** Calls of a model by the agents. */
  readonly n_calls: number;
  /** From the first event to the last, those of scorers aside, also where it was not taken. */
  readonly span: TimeSpan;
  /** Kinds of events that were not taken, as often as they occur. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly missingAttachments: number;
}

/** Takes a sample's events and messages into one log, in which everything said and done stands once. */
class SampleReader {
  readonly log = new EventLog();
  readonly usages: Usage[] = [];
  readonly leftOut = new Map<string, number>();
  readonly attachments: Attachments;
  n_calls = 0;
  /** When things happened, those of scorers aside. */
  readonly times: { readonly time: number | null }[] = [];
  private readonly pool: readonly (Untyped | null)[];
  private readonly places = new Places();
  private readonly threads = new Threads();
  private readonly tools = new ToolRuns(this.log);
  private readonly known = new Map<number, KnownMessages>();
  /** Ids of messages and events that are logged, and of calls whose call or result is. */
  private readonly ids = new Set<string>();
  private readonly called = new Set<string>();
  private readonly answered = new Set<string>();

  constructor(private readonly sample: Untyped) {
    this.attachments = new Attachments(sample);
    this.pool = pooledMessages(sample);
  }

  read(): void {
    const events = this.sample.events ?? asObject(this.sample.transcript)?.events;
    for (const event of asObjects(events)) this.event(event, null);
    this.tools.endAll();
    this.remaining();
  }

  /** Messages that no call of a model was given. */
  private remaining(): void {
    const messages = asObjects(this.sample.messages);
    this.messages(messages, { thread: 0 }, this.knownTo(0));
    if (messages.length === 0) this.input();
  }

  /** What a sample begins with, for what happens before its first call. */
  private input(): void {
    const { input } = this.sample;
    const messages = typeof input === 'string' ? [{ role: 'user', content: input }] : asObjects(input);
    const time = this.times[0]?.time ?? null;
    if (this.log.events.length === 0) this.messages(messages, { thread: 0, time }, this.knownTo(0));
  }

  private leave(kind: string): void {
    this.leftOut.set(kind, (this.leftOut.get(kind) ?? 0) + 1);
  }

  /** `inside`: the thread of a tool or subtask whose events earlier logs keep within its own. */
  private event(event: Untyped, inside: number | null): void {
    const uuid = asText(event.uuid);
    if (uuid !== null && this.ids.has(uuid)) return;
    if (uuid !== null) this.ids.add(uuid);
    this.places.see(event);
    if (event.event === 'span_end') this.tools.end(asText(event.id));
    const place = this.places.of(event);
    if (place.part !== 'scoring') this.times.push({ time: timeOf(event) }, { time: endOf(event) });
    const kind = asText(event.event) ?? 'event without kind';
    if (FRAMES.has(kind) && event.intermediate !== true) this.tools.see(event);
    else if (place.part !== 'run') this.leave(`${kind} in ${place.part}`);
    else this.taken(kind, event, place, inside);
  }

  private taken(kind: string, event: Untyped, place: Place, inside: number | null): void {
    const thread = inside ?? this.threads.of(place.span);
    if (kind === 'model') this.call(event, place, inside);
    else if (kind === 'tool') this.tool(event, place, thread);
    else if (kind === 'subtask') this.subtask(event, place, thread);
    else if (kind === 'sandbox' && this.tools.take(event, place.span)) this.leave('sandbox in tool');
    else {
      const text = harnessText(kind, this.attachments.resolve(event) as Untyped);
      if (text === null) this.leave(kind);
      else {
        this.input();
        this.log.says('harness', text, { thread, time: timeOf(event) });
      }
    }
  }

  private knownTo(thread: number): KnownMessages {
    const known = this.known.get(thread) ?? new KnownMessages();
    this.known.set(thread, known);
    return known;
  }

  private call(event: Untyped, place: Place, inside: number | null): void {
    const { thread, isNew } =
      inside === null ? this.threads.ofCall(place.span) : { thread: inside, isNew: false };
    if (isNew && thread > 0)
      this.known.set(thread, new KnownMessages(this.knownTo(this.threads.of(place.span!.parent))));
    const known = this.knownTo(thread);
    this.messages(this.inputOf(event), { thread, time: timeOf(event) }, known);
    const [choice, ...others] = asObjects(asObject(event.output)?.choices);
    for (const _ of others) this.leave('further choice');
    const usage = callUsage(asObject(event.output)?.usage);
    const stamp = { thread, time: endOf(event), tokens: usage && callTokens(usage) };
    const reply = asObject(choice?.message);
    if (reply !== null) {
      this.n_calls += 1;
      if (usage !== null) this.usages.push(usage);
      known.add(this.keyOf(reply));
      this.message(reply, stamp);
    }
    const fault = asText(this.attachments.resolve(event.error));
    if (fault !== null) this.log.says('harness', fault, { thread, time: endOf(event) });
  }

  private inputOf(event: Untyped): readonly Untyped[] {
    if (!Array.isArray(event.input_refs)) return asObjects(event.input);
    return itemsAt(this.pool, event.input_refs).filter((message) => message !== null);
  }

  /** Logs those of the messages that are not logged yet. */
  private messages(messages: readonly Untyped[], stamp: Stamp, known: KnownMessages): void {
    const areNew = known.areNew(messages.map((message) => this.keyOf(message)));
    for (const [i, message] of messages.entries())
      if (areNew[i] && !this.isLogged(message)) this.message(message, stamp);
  }

  private keyOf({ role, content, tool_calls, tool_call_id }: Untyped): string {
    const calls = asObjects(tool_calls).map(({ id }) => id);
    return JSON.stringify([role, content, tool_call_id, calls], (_, value) =>
      typeof value === 'string' ? this.attachments.identity(value) : value,
    );
  }

  /** A reply may come back changed, and a result is logged with its call: these are known by their ids. */
  private isLogged({ role, id, tool_call_id }: Untyped): boolean {
    if (role === 'assistant') return this.ids.has(asText(id) ?? '');
    return role === 'tool' && this.answered.has(asText(tool_call_id) ?? '');
  }

  private message(raw: Untyped, stamp: Stamp): void {
    const message = this.attachments.resolve(raw) as Untyped;
    const id = asText(message.id);
    if (id !== null) this.ids.add(id);
    for (const call of asObjects(message.tool_calls)) this.called.add(asText(call.id) ?? '');
    const isTask = message.role === 'user' && (stamp.thread ?? 0) > 0;
    let rest = stamp;
    for (const said of chatForm(message)) {
      if (isTask) this.log.says('agent', resultText(said.content ?? '', null), rest);
      else logChatMessage(this.log, said, rest);
      rest = { ...stamp, tokens: null };
    }
  }

  private tool(event: Untyped, place: Place, thread: number): void {
    const id = asText(event.id) ?? '';
    const name = asText(event.function) ?? 'tool';
    const args = this.attachments.resolve(event.arguments);
    if (!this.called.has(id)) logToolCall(this.log, name, args, { thread, time: timeOf(event) });
    this.called.add(id);
    this.answered.add(id);
    const text = resultText(
      this.attachments.resolve(event.result ?? ''),
      this.attachments.resolve(event.error),
    );
    const run = this.tools.begin(name, place.span, { text, thread, time: endOf(event) });
    this.within(event);
    if (!run.isOpen) this.tools.finish(run);
  }

  /** A function that Inspect runs on the side, as it were a tool of the harness. */
  private subtask(event: Untyped, place: Place, thread: number): void {
    const name = asText(event.name) ?? 'subtask';
    const input = JSON.stringify(this.attachments.resolve(event.input) ?? {});
    this.log.tool(`subtask ${name}`, input, { thread, time: timeOf(event) });
    const result = this.attachments.resolve(event.result ?? '');
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    const run = this.tools.begin(name, place.span, { text, thread, time: endOf(event) });
    this.within(event);
    if (!run.isOpen) this.tools.finish(run);
  }

  /** Logs before May 2025 keep what happens in a tool or subtask within its event: a thread of its own where it talks. */
  private within(event: Untyped): void {
    const events = asObjects(event.events);
    if (events.length === 0) return;
    const talks = events.some((inner) => inner.event === 'model');
    const thread = talks ? this.threads.fresh() : null;
    for (const inner of events) this.event(inner, thread);
  }
}

/** What happened in a sample, in order and each thing once, though it may stand in its messages and several events. */
export function sampleEvents(sample: Untyped): SampleEvents {
  const reader = new SampleReader(sample);
  reader.read();
  return {
    events: reader.log.events,
    usages: reader.usages,
    n_calls: reader.n_calls,
    span: timeSpan(reader.times),
    leftOut: reader.leftOut,
    missingAttachments: reader.attachments.missing,
  };
}
