const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Walks JSON text as far as it goes, remembering the last place where it could be closed without losing a value. */
class PrefixWalk {
  private readonly open: string[] = [];
  private cut = 0;
  private closers = '';
  private inString = false;
  private escaped = false;

  constructor(private readonly text: string) {}

  /** The text up to where the first value ends, or to the last complete part of it, closed. */
  closed(): string {
    for (let i = 0; i < this.text.length; i++)
      if (this.step(this.text[i]!, i)) return this.text.slice(0, i + 1);
    return this.text.slice(0, this.cut) + this.closers;
  }

  private remember(at: number): void {
    this.cut = at;
    this.closers = this.open.toReversed().join('');
  }

  /** Whether the first value ends here. */
  private step(char: string, at: number): boolean {
    if (this.inString) this.inText(char);
    else if (char === '"') this.inString = true;
    else if (char === ',') this.remember(at);
    else if (char === '{' || char === '[') {
      this.open.push(CLOSER[char]!);
      this.remember(at + 1);
    } else if (char === '}' || char === ']') {
      this.open.pop();
      if (this.open.length === 0) return true;
      this.remember(at + 1);
    }
    return false;
  }

  private inText(char: string): void {
    if (this.escaped) this.escaped = false;
    else if (char === '\\') this.escaped = true;
    else if (char === '"') this.inString = false;
  }
}

/**
 * The first JSON object or array of a text that may end anywhere, without what the end cuts off: for telling what a file
 * holds from its beginning. undefined where it holds none.
 */
export function parsePrefix(text: string): unknown {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^[{[]/.test(body)) return undefined;
  try {
    return JSON.parse(new PrefixWalk(body).closed());
  } catch {
    return undefined;
  }
}
