import { Fence } from './fence.ts';
import { unwrapped } from './unwrapped.ts';

/** A tool's use as the export shows it. */
export interface ToolPiece {
  readonly name: string;
  /** `shell`, `read`, `write`, `search`, `task`, `unknown`; null in early exports. */
  readonly type: string | null;
  /** What it was asked: the summary and all that stands before its result. */
  readonly asked: string;
  /** Null: nothing is shown. */
  readonly result: string | null;
  /** A command for a shell. */
  readonly command: string | null;
  readonly path: string | null;
}

const SUMMARY = /<summary>([\s\S]*?)<\/summary>/;
const SHELL_LANGUAGE = /^(bash|sh|zsh|shell|console|powershell|cmd)$/;

const attribute = (text: string, name: string): string | null =>
  new RegExp(`^<tool-use[^>]*\\bdata-tool-${name}="([^"]*)"`).exec(text)?.[1] ?? null;

/** Without the fence around it, whatever fences it holds. */
function unfenced(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.replace(/^(`{3,}|~{3,})\S*\n/, '').replace(/\n?(`{3,}|~{3,})$/, '');
}

/** Index of the line at which the result begins: a heading for it, or the first block of plain text. */
function resultStart(lines: readonly string[], from: number): number {
  const headed = lines.findIndex((line, i) => i >= from && line.trim() === '**Result:**');
  if (headed >= 0) return headed + 1;
  const fence = new Fence();
  for (let i = from; i < lines.length; i++) {
    const language = fence.line(lines[i]!);
    if (language === '' || language === 'text') return i;
  }
  return lines.length;
}

interface Command {
  readonly text: string;
  /** Index of the line after it. */
  readonly end: number;
}

/** A command stands alone in a line between backquotes, or in a block of a shell's language. */
function commandIn(lines: readonly string[]): Command | null {
  for (const [i, line] of lines.entries()) {
    const inline = /^`([^`]+)`\s*$/.exec(line)?.[1];
    if (inline !== undefined) return { text: inline, end: i + 1 };
    const language = new Fence().line(line);
    if (language === null || !SHELL_LANGUAGE.test(language)) continue;
    const close = lines.findIndex((later, j) => j > i && /^\s*(```|~~~)\s*$/.test(later));
    const end = close < 0 ? lines.length : close;
    return { text: lines.slice(i + 1, end).join('\n'), end: Math.min(end + 1, lines.length) };
  }
  return null;
}

function pathIn(asked: string): string | null {
  const told = /\b(?:Edit|Read|Write|Create|Delete) file: ?([^\n<]+)/.exec(asked)?.[1]?.trim();
  return told || (/^ *`([^`\s]+)` *$/m.exec(asked)?.[1] ?? null);
}

const SHELL_TOOL = /^(bash|shell|run_terminal_cmd|run_command|terminal|exec_command)$/i;

/** Reads the lines of one tool's use, of any version. */
export function toolPiece(piece: readonly string[]): ToolPiece {
  const text = piece.join('\n');
  const lines = unwrapped(text, 'tool-use').replace(SUMMARY, '$1').split('\n');
  const named = /Tool use: \*\*(.+?)\*\*/.exec(lines[0] ?? '')?.[1];
  const name = attribute(text, 'name') ?? named ?? 'tool';
  const type = attribute(text, 'type');
  const isShell = type === 'shell' || (type === null && SHELL_TOOL.test(name));
  const command = isShell ? commandIn(lines.slice(1)) : null;
  const start = command === null ? resultStart(lines, 1) : command.end + 1;
  const result = unfenced(lines.slice(start));
  return {
    name,
    type,
    asked: lines
      .slice(0, start)
      .join('\n')
      .replace(/^Tool use: \*\*.+?\*\*(?: • )?/, '')
      .trim(),
    result: start >= lines.length || result === '' ? null : result,
    command: command?.text ?? null,
    path: isShell ? null : pathIn(lines.slice(0, start).join('\n')),
  };
}
