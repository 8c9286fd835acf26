import { Fence } from './fence.ts';

/** A part of an agent's turn: words, thoughts, or a tool with what it gave back. */
export interface Piece {
  readonly kind: 'text' | 'thought' | 'tool';
  readonly lines: readonly string[];
}

const OLD_TOOL = /^Tool use: \*\*/;

type Kind = Piece['kind'];

/** Cuts lines into pieces as they come. */
class PieceCutter {
  readonly pieces: Piece[] = [];
  private kind: Kind = 'text';
  private lines: string[] = [];
  private until: RegExp | null = null;
  private readonly fence = new Fence();

  line(line: string): void {
    if (this.until !== null) this.inside(line);
    else if (/^<think>/.test(line)) this.begin('thought', line, /<\/think>\s*$/);
    else if (/^<tool-use[\s>]/.test(line)) this.begin('tool', line, /<\/tool-use>\s*$/);
    else if (!this.fence.isOpen && OLD_TOOL.test(line)) this.begin('tool', line, null);
    else if (!this.fence.isOpen && line.trim() === '---') this.cut('text');
    else {
      this.fence.line(line);
      this.lines.push(line);
    }
  }

  cut(next: Kind): void {
    const text = this.lines.join('\n').trim();
    if (text !== '') this.pieces.push({ kind: this.kind, lines: text.split('\n') });
    this.kind = next;
    this.lines = [];
    this.fence.reset();
  }

  private begin(kind: Kind, line: string, until: RegExp | null): void {
    this.cut(kind);
    this.until = until;
    this.inside(line);
  }

  private inside(line: string): void {
    this.lines.push(line);
    if (this.until === null || !this.until.test(line)) return;
    this.until = null;
    this.cut('text');
  }
}

/** The pieces of an agent's turn, in order. Early exports have no tags: a tool reaches to the next rule or tool. */
export function splitPieces(lines: readonly string[]): readonly Piece[] {
  const cutter = new PieceCutter();
  for (const line of lines) cutter.line(line);
  cutter.cut('text');
  return cutter.pieces;
}
