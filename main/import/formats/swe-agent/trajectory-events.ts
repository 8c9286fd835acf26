import type { Event } from '../../../../analysis/model/event.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { EventLog } from '../../transcript/event-log.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import { asObjects, asText, type Untyped } from '../../untyped.ts';
import { logAction, openFile } from './log-action.ts';
import { readReply } from './reply.ts';
import { StepMatcher } from './step-matcher.ts';
import { Threads } from './threads.ts';
import type { Trajectory, Try } from './trajectory.ts';

/** What was asked of the model for a step: named `query`, and `messages` before 1.1. */
const queryOf = (step: Untyped | undefined): readonly Untyped[] => asObjects(step?.query ?? step?.messages);

const isDemo = (message: Untyped): boolean =>
  message.is_demo === true || message.message_type === 'demonstration';

const agentOf = (message: Untyped): string => asText(message.agent) ?? '';

/** An action whose result was not shown yet. */
interface Waiting {
  readonly step: Untyped | null;
  readonly isEnd: boolean;
}

/** Turns one try into events. */
class TryWriter {
  private readonly steps: StepMatcher;
  private readonly waiting = new Map<number, Waiting>();
  private readonly addressed = new Set<number>();
  private readonly messages: readonly Untyped[];
  private readonly mainThread: number;
  private open: string | null = null;

  constructor(
    private readonly log: EventLog,
    private readonly threads: Threads,
    { history, steps }: Try,
  ) {
    this.steps = new StepMatcher(steps);
    this.messages = history.length > 0 ? history : queryOf(steps[0]);
    const first = this.messages.find((message) => !isDemo(message));
    this.mainThread = threads.of(first === undefined ? '' : agentOf(first));
  }

  write(): void {
    for (const message of this.messages) this.message(message);
    for (const thread of [...this.waiting.keys()]) this.settle(thread);
    this.unshown(this.steps.rest(), null);
  }

  private message(message: Untyped): void {
    const text = contentText(message.content ?? '');
    const thread = isDemo(message) ? this.mainThread : this.threads.of(agentOf(message));
    if (isDemo(message)) this.log.says('harness', text, { thread });
    else if (message.role === 'assistant') this.reply(message, thread);
    else if (message.role === 'system') this.log.says('system', text, { thread });
    else if (message.role === 'tool') this.result(text, thread);
    else if (message.role === 'user') this.user(message, text, thread);
    else this.log.says('harness', text, { thread });
  }

  private reply(message: Untyped, thread: number): void {
    this.settle(thread);
    const { step, before } =
      thread === this.mainThread ? this.steps.match(message) : { step: null, before: [] };
    this.unshown(before, step);
    this.speak(message, step, thread);
  }

  /** In the role of the user come results as well as what the user says. */
  private user(message: Untyped, text: string, thread: number): void {
    if (this.waiting.has(thread)) {
      this.result(text, thread);
      return;
    }
    const isFirst = !this.addressed.has(thread);
    this.addressed.add(thread);
    const isEnvironment = !isFirst && message.message_type === 'observation';
    if (thread === 0 && !isEnvironment) this.log.userSays(text);
    else if (isFirst && thread !== this.mainThread) this.log.says('agent', text, { thread });
    else this.log.says('harness', text, { thread });
  }

  private result(text: string, thread: number): void {
    const isEnd = this.waiting.get(thread)?.isEnd ?? false;
    this.waiting.delete(thread);
    if (isEnd) this.log.says('harness', text, { thread });
    else this.log.output(text, { thread });
  }

  /** The last result was never shown to the model: only the step has it. */
  private settle(thread: number): void {
    const observation = asText(this.waiting.get(thread)?.step?.observation);
    if (observation !== null) this.result(observation, thread);
    this.waiting.delete(thread);
  }

  /** Steps that the history leaves out, before the step `next`, whose question says what was wrong with the last of them. */
  private unshown(steps: readonly Untyped[], next: Untyped | null): void {
    const thread = this.mainThread;
    for (const [index, step] of steps.entries()) {
      this.speak(step, step, thread);
      const asked = queryOf(steps[index + 1] ?? next ?? undefined).at(-1);
      if (asked?.message_type === 'user') {
        this.waiting.delete(thread);
        this.log.says('harness', contentText(asked.content ?? ''), { thread });
      } else this.settle(thread);
    }
  }

  private speak(source: Untyped, step: Untyped | null, thread: number): void {
    const { thoughts, text, action, tool, calls, isEnd } = readReply(source);
    this.open = openFile(step?.state) ?? this.open;
    if (isEnd) this.log.says('harness', text, { thread });
    else {
      for (const said of [...thoughts, text])
        if (said.trim() !== '') this.log.says('agent', said, { thread });
      if (action !== '') logAction(this.log, action, tool, this.open, { thread });
      for (const call of calls)
        logToolCall(this.log, asText(call.name) ?? 'tool', call.arguments, { thread });
    }
    if (isEnd || action !== '' || calls.length > 0) this.waiting.set(thread, { step, isEnd });
  }
}

/**
 * A trajectory of any version as events: what system, user, agent and harness say, each action as what it is and its result
 * as an `output`. Demonstrations are the harness speaking; so is whatever was asked of a try that was given up, which has
 * threads of its own. SWE-agent tells neither times nor exit codes.
 */
export function trajectoryEvents({ main, tries }: Trajectory): readonly Event[] {
  const log = new EventLog();
  const threads = new Threads();
  for (const item of tries) {
    threads.begin(item === main);
    new TryWriter(log, threads, item).write();
  }
  return log.events;
}

/** Whether the last thing that happened is a submission, whose result is the patch and then the shell's next prompt. */
export function endsInSubmission(events: readonly Event[]): boolean {
  const [call, output] = events.slice(-2);
  const isSubmit = call?.kind === 'tool' && call.body === 'submit';
  return isSubmit && output?.kind === 'output' && output.body.trimStart().startsWith('diff --git');
}
