const MARK = /^\s*(`{3,}|~{3,})\s*(\S*)/;

/** Follows the fenced blocks of a Markdown text line by line. */
export class Fence {
  private open: string | null = null;

  get isOpen(): boolean {
    return this.open !== null;
  }

  /** @returns the language where the line opens a block ('' where it names none), else null. */
  line(line: string): string | null {
    const match = MARK.exec(line);
    if (match === null) return null;
    const [, mark, language] = match as unknown as [string, string, string];
    if (this.open === null) {
      this.open = mark;
      return language;
    }
    if (language === '' && mark.startsWith(this.open)) this.open = null;
    return null;
  }

  reset(): void {
    this.open = null;
  }
}
