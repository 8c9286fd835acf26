import { Fence } from './fence.ts';
import { type Heading, headingIn } from './heading.ts';

export interface Turn extends Heading {
  readonly lines: readonly string[];
}

const OPENS_TOOL = /^<tool-use[\s>]/;
const CLOSES_TOOL = /<\/tool-use>\s*$/;

/** Which lines are headings of turns and not quotations of some: those in a tool's result or a fenced block are not. */
class TurnFinder {
  private readonly fence = new Fence();
  private readonly lastClose: number;
  private inTool = false;
  private before = '';

  constructor(lines: readonly string[]) {
    this.lastClose = lines.findLastIndex((line) => CLOSES_TOOL.test(line));
  }

  heading(line: string, index: number): Heading | null {
    const heading = this.isFree(index) ? headingIn(line) : null;
    this.pass(line);
    if (heading !== null) this.fence.reset();
    return heading;
  }

  /** After a rule a heading is one even where a block before it was never closed. */
  private isFree(index: number): boolean {
    if (this.inTool && index < this.lastClose) return false;
    return !this.fence.isOpen || this.before === '---';
  }

  private pass(line: string): void {
    if (OPENS_TOOL.test(line)) this.inTool = true;
    if (CLOSES_TOOL.test(line)) {
      this.inTool = false;
      this.fence.reset();
    } else this.fence.line(line);
    if (line.trim() !== '') this.before = line.trim();
  }
}

const isEdge = (line: string | undefined): boolean =>
  line !== undefined && (line.trim() === '' || line.trim() === '---');

/** Without the blank lines and rules by which turns are set apart. */
function trimmed(lines: readonly string[]): readonly string[] {
  let from = 0;
  let to = lines.length;
  while (from < to && isEdge(lines[from])) from += 1;
  while (to > from && isEdge(lines[to - 1])) to -= 1;
  return lines.slice(from, to);
}

/** The turns of an exported conversation, in order. What stands before the first is its head. */
export function splitTurns(text: string): readonly Turn[] {
  const lines = text.split(/\r?\n/);
  const finder = new TurnFinder(lines);
  const turns: { heading: Heading; lines: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const heading = finder.heading(line, index);
    if (heading !== null) turns.push({ heading, lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns.map(({ heading, lines: own }) => ({ ...heading, lines: trimmed(own) }));
}
