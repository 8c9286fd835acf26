import { exitCodeIn } from '../../exit-code-in.ts';
import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { splitPieces } from './split-pieces.ts';
import type { Turn } from './split-turns.ts';
import { toolPiece } from './tool-piece.ts';
import { unwrapped } from './unwrapped.ts';

/** Tools of early exports that change a file. */
const EDITS =
  /^(write|edit|multiedit|search_replace|edit_file|code_edit|apply_patch|create_file|write_file)$/i;

function logTool(log: EventLog, lines: readonly string[], stamp: Stamp): void {
  const { name, type, asked, result, command, path } = toolPiece(lines);
  if (command !== null) log.command(command, stamp);
  else if (type === 'write' || (type === null && EDITS.test(name)))
    log.edit(path, `${name} ${asked}`.trim(), stamp);
  else log.tool(name, asked, { ...stamp, path });
  if (result === null) return;
  log.output(result, { ...stamp, exit_code: command === null ? null : exitCodeIn(result) });
}

const thoughtIn = (text: string): string =>
  unwrapped(text, 'think').replace(/^<summary>[^<]*<\/summary>\s*/, '');

/** Logs one turn. A turn of a sub-agent without a model is the task it was given. */
export function logTurn(log: EventLog, turn: Turn, thread: number): void {
  const stamp = { time: turn.time, thread };
  const text = turn.lines.join('\n');
  if (turn.who === 'user' && thread === 0) log.userSays(text, stamp);
  else if (turn.who === 'user') log.says('agent', text, stamp);
  else
    for (const piece of splitPieces(turn.lines)) {
      const words = piece.lines.join('\n');
      if (piece.kind === 'tool') logTool(log, piece.lines, stamp);
      else if (piece.kind === 'text') log.says('agent', words, stamp);
      else log.says('agent', thoughtIn(words), stamp);
    }
}
