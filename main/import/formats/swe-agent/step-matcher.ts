import { asText, type Untyped } from '../../untyped.ts';

/** The step that a reply in the history is, and those before it that the history leaves out. */
export interface Match {
  readonly step: Untyped | null;
  readonly before: readonly Untyped[];
}

/** How far ahead a step counts as the same for its action alone, though the reply is worded otherwise. */
const NEAR = 16;

const trimmed = (value: unknown): string => (asText(value) ?? '').trim();

/**
 * Goes through the steps beside the history. The history holds what the model was shown in the end, the steps everything
 * that was tried: replies that could not be parsed or run, and the last result.
 */
export class StepMatcher {
  private at = 0;
  private readonly actions: readonly string[];

  constructor(private readonly steps: readonly Untyped[]) {
    this.actions = steps.map((step) => trimmed(step.action));
  }

  match(reply: Untyped): Match {
    const found = this.find(trimmed(reply.action), trimmed(reply.content));
    if (found === null) return { step: null, before: [] };
    const before = this.steps.slice(this.at, found);
    this.at = found + 1;
    return { step: this.steps[found]!, before };
  }

  private find(action: string, content: string): number | null {
    let near: number | null = null;
    for (let at = this.at; at < this.steps.length; at += 1) {
      if (this.actions[at] !== action) continue;
      if (trimmed(this.steps[at]!.response) === content) return at;
      if (at < this.at + NEAR) near ??= at;
    }
    return near;
  }

  /** Those after the last that was matched. */
  rest(): readonly Untyped[] {
    const left = this.steps.slice(this.at);
    this.at = this.steps.length;
    return left;
  }
}
