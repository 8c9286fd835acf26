import { asList, asObject, asText, type Untyped } from '../untyped.ts';
import type { EventLog, Stamp } from './event-log.ts';

/** Tools that run a command in a shell, by the names agents give them. */
const SHELLS = new Set([
  ...['bash', 'shell', 'sh', 'run', 'terminal', 'execute_bash', 'execute_command', 'run_shell_command'],
  ...['local_shell', 'exec_command', 'run_command', 'cmd', 'bash_command'],
]);

/** Tools that change one file. Those that also view do so by a `command` that says which. */
const EDITORS = new Set([
  ...['edit', 'write', 'multiedit', 'notebookedit', 'create', 'str_replace', 'insert', 'replace'],
  ...[
    'write_file',
    'edit_file',
    'create_file',
    'apply_patch',
    'str_replace_editor',
    'str_replace_based_edit_tool',
  ],
  ...['text_editor', 'file_editor', 'edit_anthropic'],
]);

const VIEWS = new Set(['view', 'undo_edit', 'open', 'read']);

const COMMAND_KEYS = ['command', 'cmd', 'commands', 'script', 'keystrokes'];
const PATH_KEYS = ['path', 'file_path', 'filename', 'file', 'notebook_path', 'absolute_path', 'target_file'];

function parsed(args: unknown): Untyped | null {
  if (typeof args !== 'string') return asObject(args);
  try {
    return asObject(JSON.parse(args));
  } catch {
    return null;
  }
}

const firstText = (args: Untyped | null, keys: readonly string[]): string | null =>
  keys.map((key) => asText(args?.[key])).find((text) => text !== null) ?? null;

/** A shell's command: a text, or words as they would be handed to exec; `bash -lc TEXT` is its TEXT. */
function commandOf(args: Untyped | null): string | null {
  const text = firstText(args, COMMAND_KEYS);
  if (text !== null) return text;
  const words = COMMAND_KEYS.map((key) => asList(args?.[key])).find((list) => list.length > 0);
  if (words === undefined || !words.every((word) => typeof word === 'string')) return null;
  const [shell, flag, script] = words as string[];
  const wrapped = words.length === 3 && /(^|\/)(ba|z|da)?sh$/.test(shell!) && /^-l?c$/.test(flag!);
  return wrapped ? script! : (words as string[]).join(' ');
}

/**
 * Logs the call of a tool as what it is: a command where the tool is a shell, an edit where it changes a file, else a tool
 * call with its arguments as they were sent. `args`: an object, or the JSON text of one.
 */
export function logToolCall(log: EventLog, name: string, args: unknown, stamp: Stamp = {}): void {
  const object = parsed(args);
  const raw = typeof args === 'string' ? args : args === undefined ? '' : JSON.stringify(args);
  const word = name.toLowerCase();
  const command = SHELLS.has(word) ? commandOf(object) : null;
  const path = firstText(object, PATH_KEYS);
  if (command !== null) log.command(command, stamp);
  else if (EDITORS.has(word) && !VIEWS.has(asText(object?.command) ?? ''))
    log.edit(path, `${name} ${raw}`, stamp);
  else log.tool(name, raw, { ...stamp, path });
}
