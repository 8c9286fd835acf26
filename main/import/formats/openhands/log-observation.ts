import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { asNumber, asObject, asText } from '../../untyped.ts';
import type { HandsEvent } from './event.ts';

/** Observations of OpenHands itself that answer nothing the agent did. */
const OWN = new Set(['agent_state_changed', 'recall', 'condense', 'agent_condensation', 'loop_detection']);

const KNOWN = new Set([
  ...[
    '',
    'null',
    'run',
    'run_ipython',
    'read',
    'write',
    'edit',
    'browse',
    'chat',
    'delegate',
    'error',
    'success',
  ],
  ...['message', 'think', 'mcp', 'task_tracking', 'user_rejected', 'download', 'server_ready'],
  ...OWN,
]);

export const isKnownObservation = (kind: string): boolean => KNOWN.has(kind);

const isSaid = (text: string): boolean => text.trim() !== '';

const json = (value: unknown): string => JSON.stringify(value ?? {});

/** -1 stands for a command that has not ended. */
function exitCode({ details }: HandsEvent): number | null {
  const code = asNumber(asObject(details.metadata)?.exit_code) ?? asNumber(details.exit_code);
  return code === -1 ? null : code;
}

/** What was given back; of a command that has not ended also why, which stands after it. */
function resultOf(event: HandsEvent): string {
  const { content, message, details, kind } = event;
  const suffix = asText(asObject(details.metadata)?.suffix) ?? '';
  if (kind === 'run' && exitCode(event) === null) return `${content}${suffix}`;
  if (isSaid(content) || kind === 'run') return content;
  if (kind === 'delegate') return json(details.outputs);
  // A kind nobody knows keeps all that it tells.
  if (!isKnownObservation(kind)) return isSaid(message) ? message : `${kind} ${json(details)}`;
  return kind === '' ? message : content;
}

function ownWords({ kind, content, message, details }: HandsEvent): string {
  if (kind === 'agent_state_changed') {
    const [state, reason] = [asText(details.agent_state) ?? '', asText(details.reason) ?? ''];
    return [content, state, reason].filter(isSaid).join('\n');
  }
  const { recall_type: _, ...told } = details;
  return [isSaid(content) ? content : message, Object.keys(told).length > 0 ? json(told) : '']
    .filter(isSaid)
    .join('\n');
}

/** Logs an observation: as the output of what was done, as OpenHands speaking, or as the person who refused an action. */
export function logObservation(log: EventLog, event: HandsEvent, stamp: Stamp): void {
  const { kind, content } = event;
  if (kind === 'user_rejected') log.userSays(content, stamp);
  else if (OWN.has(kind)) log.says('harness', ownWords(event), stamp);
  else if (kind !== 'null' || isSaid(content))
    log.output(resultOf(event), { ...stamp, exit_code: exitCode(event) });
}
