import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import type { OnceStamp } from '../../transcript/once-stamp.ts';
import { asList, asText, type Untyped } from '../../untyped.ts';
import { type HandsEvent, isFromUser, toolCallOf } from './event.ts';

/** Actions of OpenHands itself, whoever they are said to be from. */
const OWN = new Set([
  'recall',
  'change_agent_state',
  'condensation',
  'condensation_request',
  'loop_recovery',
]);

const KNOWN = new Set([
  ...['system', 'message', '', 'start', 'null', 'run', 'run_ipython', 'read', 'write', 'edit', 'browse'],
  ...['browse_interactive', 'call_tool_mcp', 'delegate', 'think', 'finish', 'reject', 'task_tracking'],
  ...['add_task', 'modify_task', 'push', 'send_pr', 'pause', 'resume', 'stop', 'mcp', 'summarize'],
  ...OWN,
]);

export const isKnownAction = (kind: string): boolean => KNOWN.has(kind);

const text = (details: Untyped, key: string): string => asText(details[key]) ?? '';

const isSaid = (said: string): boolean => said.trim() !== '';

/** What a person sent with a message leaves a mark. */
const withFiles = (said: string, { image_urls, images_urls, file_urls }: Untyped): string =>
  [
    said,
    ...[...asList(image_urls), ...asList(images_urls)].map(() => '[image]'),
    ...asList(file_urls).map((url) => `[file ${asText(url) ?? ''}]`),
  ].join('\n');

/** Details as JSON without those that are logged by themselves; empty where nothing is left. */
function rest(details: Untyped, ...without: readonly string[]): string {
  const left = Object.entries(details).filter(([key, value]) => {
    const isNothing = value === null || JSON.stringify(value) === '{}';
    return !isNothing && key !== 'thought' && !without.includes(key);
  });
  return left.length === 0 ? '' : JSON.stringify(Object.fromEntries(left));
}

/** In a sub-agent's thread it is the agent that hands out the task. */
function userSays(log: EventLog, said: string, stamp: Stamp): void {
  if ((stamp.thread ?? 0) > 0) log.says('agent', said, stamp);
  else log.userSays(said, stamp);
}

function userActs(log: EventLog, { kind, details, message }: HandsEvent, stamp: OnceStamp): void {
  if (kind === 'write' || kind === 'edit')
    log.userEdit(asText(details.path), rest(details, 'path'), stamp.next());
  else userSays(log, isSaid(message) ? message : `${kind} ${rest(details)}`, stamp.next());
}

function ends(log: EventLog, event: HandsEvent, raw: Untyped, stamp: OnceStamp): void {
  const { kind, details, message } = event;
  const [thought, last] = [text(details, 'thought'), text(details, 'final_thought')];
  if (isSaid(last) && last !== thought) log.says('agent', last, stamp.next());
  // The oldest form has the last words in its message alone.
  if (!isSaid(last) && !isSaid(thought) && isSaid(message) && toolCallOf(raw) === null)
    log.says('agent', message, stamp.next());
  log.tool(kind, rest(details, 'final_thought'), stamp.next());
}

function uses(log: EventLog, { kind, details }: HandsEvent, raw: Untyped, stamp: OnceStamp): void {
  const call = toolCallOf(raw);
  const path = asText(details.path);
  const name = call?.name ?? kind;
  const args = call?.args ?? rest(details);
  const isView = kind === 'edit' && details.command === 'view';
  if (kind === 'run') log.command(text(details, 'command'), stamp.next());
  else if (kind === 'run_ipython') log.tool(name, text(details, 'code'), stamp.next());
  else if ((kind === 'edit' || kind === 'write') && !isView) log.edit(path, `${name} ${args}`, stamp.next());
  else log.tool(name, args, { ...stamp.next(), path });
}

/** Logs an action as what it is, its thought before it: what is said, a command, an edit, or the use of a tool. */
export function logAction(log: EventLog, event: HandsEvent, raw: Untyped, stamp: OnceStamp): void {
  const { kind, details, content, message } = event;
  const said = withFiles(isSaid(content) ? content : message, details);
  if (OWN.has(kind)) {
    const summary = text(details, 'summary');
    const told = [message, summary].filter(isSaid).join('\n');
    log.says('harness', isSaid(told) ? told : `${kind} ${rest(details)}`, stamp.next());
  } else if (kind === 'system') log.says('system', said, stamp.next());
  else if (kind === 'message' || kind === '') {
    if (isFromUser(event)) userSays(log, said, stamp.next());
    else log.says('agent', said, stamp.next());
  } else if (kind === 'null' || kind === 'start') {
    if (isSaid(said)) log.says('harness', said, stamp.next());
  } else if (event.source === 'user') userActs(log, event, stamp);
  else {
    const thought = text(details, 'thought');
    if (isSaid(thought)) log.says('agent', thought, stamp.next());
    if (kind === 'finish' || kind === 'reject') ends(log, event, raw, stamp);
    else if (kind !== 'think') uses(log, event, raw, stamp);
  }
}
