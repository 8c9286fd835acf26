import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { asObject, asText } from '../../untyped.ts';

/** SWE-agent's own commands that change a file; the rest of its own look, move or end the run. */
const EDITS = new Set([
  'edit',
  'create',
  'insert',
  'append',
  'write',
  'str_replace_editor',
  'edit_anthropic',
]);
const OWN = new Set([
  ...['open', 'goto', 'scroll_up', 'scroll_down', 'search_dir', 'search_file', 'find_file', 'filemap'],
  ...['submit', 'exit_forfeit', 'view_image', 'undo_edit'],
]);

/** These name the file themselves, the others change the one that is open. */
const NAMES_FILE = new Set(['create', 'open', 'filemap', 'view_image']);

const ARGUMENT = /"([^"]*)"|'([^']*)'|(\S+)/g;

function argument(text: string, index: number): string | null {
  const match = [...text.slice(0, 4096).matchAll(ARGUMENT)][index];
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

/** The file that is open by the state that a step leaves: an object, or in 0.x the JSON of one. */
export function openFile(state: unknown): string | null {
  let value = state;
  if (typeof state === 'string')
    try {
      value = JSON.parse(state);
    } catch {
      return null;
    }
  const path = asText(asObject(value)?.open_file);
  return path === null || path === '' || path === 'n/a' ? null : path;
}

/**
 * Logs an action, which is a line for SWE-agent's shell, as what it is: a command, an edit of a file or one of SWE-agent's
 * own commands. `tool`: its name where the model called it as a tool, which leaves no doubt.
 */
export function logAction(
  log: EventLog,
  action: string,
  tool: string | null,
  open: string | null,
  stamp: Stamp = {},
): void {
  const text = action.trimStart();
  const name = tool ?? /^\S+/.exec(text)?.[0] ?? '';
  const args = text.startsWith(name) ? text.slice(name.length).replace(/^ /, '') : text;
  const isEditor = name === 'str_replace_editor' || name === 'edit_anthropic';
  const isView = isEditor && argument(args, 0) === 'view';
  const path = isEditor ? argument(args, 1) : NAMES_FILE.has(name) ? argument(args, 0) : null;
  if (EDITS.has(name) && !isView) log.edit(path ?? (isEditor ? null : open), action, stamp);
  else if (OWN.has(name) || isView || (tool !== null && tool !== 'bash'))
    log.tool(name, args.trim() === '' ? '' : args, { ...stamp, path });
  else log.command(action, stamp);
}
