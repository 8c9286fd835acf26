import type { ImportedAttempt, ImportProblem } from '../../format.ts';
import { EventLog } from '../../transcript/event-log.ts';
import { OnceStamp } from '../../transcript/once-stamp.ts';
import { asList, asObject, asText, type Untyped } from '../../untyped.ts';
import { Clock } from './clock.ts';
import { EndingWatch } from './ending.ts';
import { type HandsEvent, isFromUser, readEvent } from './event.ts';
import type { Ending } from './exit-of.ts';
import { isKnownAction, logAction } from './log-action.ts';
import { isKnownObservation, logObservation } from './log-observation.ts';
import { logSdkEvent } from './log-sdk-event.ts';
import { Usage } from './usage.ts';

type Reason = Omit<ImportProblem, 'file' | 'line'>;

/** What the events of a run say; null where none does. */
export interface History
  extends Pick<
    ImportedAttempt,
    | 'events'
    | 'started_at'
    | 'duration_s'
    | 'steps'
    | 'input_tokens'
    | 'cached_tokens'
    | 'output_tokens'
    | 'cost_usd'
  > {
  readonly ending: Ending;
  readonly version: string | null;
  readonly agentClass: string | null;
  readonly model: string | null;
  /** Its times were read as UTC for want of a zone. */
  readonly isTimeGuess: boolean;
  readonly problems: readonly Reason[];
}

interface Item {
  readonly raw: Untyped;
  readonly isAnswer: boolean;
}

/** Events as one list: early versions keep them in pairs of an action and what was observed. */
function flat(history: unknown): readonly Item[] {
  return asList(history).flatMap((entry): readonly Item[] =>
    (Array.isArray(entry) ? entry : [entry]).flatMap((item, index): readonly Item[] => {
      const raw = asObject(item);
      return raw === null ? [] : [{ raw, isAnswer: Array.isArray(entry) && index > 0 }];
    }),
  );
}

const modelOf = (raw: Untyped): string | null =>
  asText(asObject(asObject(raw.tool_call_metadata)?.model_response)?.model);

class HistoryReader {
  readonly log = new EventLog();
  readonly watch = new EndingWatch();
  readonly problems: Reason[] = [];
  version: string | null = null;
  agentClass: string | null = null;
  model: string | null = null;
  answers = 0;
  /** The agent at work and those that wait for it: one that hands out a task waits for the sub-agent's result. */
  private readonly threads = [0];
  private lastThread = 0;
  private readonly byId = new Map<string | number, Untyped>();
  private readonly unknown = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly usage: Usage,
  ) {}

  read({ raw, isAnswer }: Item): void {
    if (this.isRepeated(raw)) return;
    if (typeof raw.kind === 'string') this.sdkEvent(raw);
    else this.event(readEvent(raw, isAnswer), raw);
  }

  private stamp(raw: Untyped): OnceStamp {
    return new OnceStamp({
      time: this.clock.time(raw),
      tokens: this.usage.take(raw),
      thread: this.threads.at(-1)!,
    });
  }

  private event(event: HandsEvent, raw: Untyped): void {
    const { isAction, kind, details } = event;
    if (!isAction && kind === 'delegate' && this.threads.length > 1) this.threads.pop();
    const stamp = this.stamp(raw);
    if (this.threads.length === 1) this.watch.event(event);
    if (isAction) logAction(this.log, event, raw, stamp);
    else logObservation(this.log, event, stamp.next());
    if (isAction && kind === 'delegate') this.threads.push(++this.lastThread);
    if (isAction && kind !== 'system' && !isFromUser(event)) this.answers += 1;
    if (!(isAction ? isKnownAction(kind) : isKnownObservation(kind))) this.report(kind);
    this.version ??= asText(details.openhands_version);
    this.agentClass ??= kind === 'system' ? asText(details.agent_class) : null;
    this.model ??= modelOf(raw);
  }

  private sdkEvent(raw: Untyped): void {
    this.watch.sdkEvent(raw);
    const isKnown = logSdkEvent(this.log, raw, this.stamp(raw));
    if (raw.source === 'agent' && raw.kind !== 'SystemPromptEvent') this.answers += 1;
    if (!isKnown) this.report(String(raw.kind));
  }

  private report(kind: string): void {
    if (this.unknown.has(kind)) return;
    this.unknown.add(kind);
    const reason = `events of the kind "${kind}" are not known; they are kept as they stand`;
    this.problems.push({ code: 'unknown-event', reason });
  }

  /** One that stands twice is taken once; two under one number are both taken. */
  private isRepeated(raw: Untyped): boolean {
    const { id } = raw;
    if (typeof id !== 'string' && typeof id !== 'number') return false;
    const known = this.byId.get(id);
    this.byId.set(id, raw);
    if (known === undefined) return false;
    const isSame = JSON.stringify(known) === JSON.stringify(raw);
    const reason = isSame
      ? `event ${id} stands twice with the same content and was taken once`
      : `event ${id} stands twice with different content; both were taken`;
    this.problems.push({ code: isSame ? 'duplicate' : 'repeated-id', reason });
    return isSame;
  }
}

function span(times: readonly number[]): Pick<History, 'started_at' | 'duration_s'> {
  if (times.length === 0) return { started_at: null, duration_s: null };
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b));
  return { started_at: first, duration_s: times.length < 2 ? null : (last - first) / 1000 };
}

/**
 * The events of a run of OpenHands: one after the other or in pairs, of version 0.x in either form or of 1.x. `metrics`:
 * what the run took, as its row tells it.
 */
export function readHistory(history: unknown, metrics: unknown): History {
  const items = flat(history);
  const clock = new Clock(items.map(({ raw }) => raw));
  const usage = new Usage(metrics);
  const reader = new HistoryReader(clock, usage);
  for (const item of items) reader.read(item);
  const { log, watch, version, agentClass, model, problems, answers } = reader;
  return {
    events: log.events,
    ...span(log.events.flatMap(({ time }) => time ?? [])),
    ...usage.spent(answers),
    ...{ ending: watch.ending, version, agentClass, model, isTimeGuess: clock.isGuess, problems },
  };
}
