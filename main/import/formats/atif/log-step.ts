import { exitCodeIn } from '../../exit-code-in.ts';
import { parseTime } from '../../parse-time.ts';
import { contentText } from '../../transcript/chat-message.ts';
import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import { callTokens, type Usage } from '../../transcript/usage.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { refsOf, resultsOf, type SubagentRef } from './trajectory.ts';

/** Tokens and cost of the model call behind a step; null where the step tells none. */
export function stepUsage(step: Untyped): Usage | null {
  const metrics = asObject(step.metrics);
  if (metrics === null) return null;
  return {
    input: asNumber(metrics.prompt_tokens),
    cached: asNumber(metrics.cached_tokens),
    output: asNumber(metrics.completion_tokens),
    cost_usd: asNumber(metrics.cost_usd),
  };
}

function agentStep(log: EventLog, step: Untyped, stamp: Stamp): void {
  const usage = stepUsage(step);
  let tokens = usage === null ? null : callTokens(usage);
  const next = (): Stamp => {
    const own = { ...stamp, tokens };
    tokens = null;
    return own;
  };
  const message = contentText(step.message ?? '');
  const thought = contentText(step.reasoning_content ?? '');
  const calls = asObjects(step.tool_calls);
  if (thought.trim() !== '' && thought !== message) log.says('agent', thought, next());
  if (message.trim() !== '' || calls.length === 0) log.says('agent', message, next());
  for (const call of calls)
    logToolCall(log, asText(call.function_name) ?? 'tool', call.arguments ?? {}, next());
}

/** The exit code beside a result or, for a command, in its text. */
function exitCode(result: Untyped, text: string, afterCommand: boolean): number | null {
  const extra = asObject(result.extra);
  const told = [extra?.exit_code, extra?.returncode, extra?.return_code].map(asNumber);
  return told.find((code) => code !== null) ?? (afterCommand ? exitCodeIn(text) : null);
}

function results(log: EventLog, step: Untyped, stamp: Stamp, first: number, onRef: OnRef): void {
  const afterCommand = log.events.slice(first).some(({ kind }) => kind === 'call');
  for (const result of resultsOf(step)) {
    const text = contentText(result.content ?? '');
    const refs = refsOf(result);
    if (text !== '' || refs.length === 0)
      log.output(text, { ...stamp, exit_code: exitCode(result, text, afterCommand) });
    for (const ref of refs) onRef(ref);
  }
}

type OnRef = (ref: SubagentRef) => void;

/**
 * Logs a step: what was said, thought and called, then its results. A sub-agent's task is its agent's user speaking, which is
 * the main agent. `onRef` gets each reference to a sub-agent where it stands. @returns whether the source was known.
 */
export function logStep(log: EventLog, step: Untyped, thread: number, onRef: OnRef): boolean {
  const stamp = { time: parseTime(step.timestamp), thread };
  const first = log.events.length;
  const text = contentText(step.message ?? '');
  if (step.source === 'agent') agentStep(log, step, stamp);
  else if (step.source === 'user' && thread === 0) log.userSays(text, stamp);
  else if (step.source === 'user') log.says('agent', text, stamp);
  else log.says(step.source === 'system' ? 'system' : 'harness', text, stamp);
  results(log, step, stamp, first, onRef);
  return ['agent', 'user', 'system'].includes(String(step.source));
}
