import type { EventLog } from '../../transcript/event-log.ts';
import { asNumber, asText, type Untyped } from '../../untyped.ts';
import { type Span, spansAround } from './places.ts';

interface Outcome {
  readonly text: string;
  readonly thread: number;
  readonly time: number | null;
}

interface ToolRun {
  readonly outcome: Outcome;
  readonly exitCodes: number[];
  /** Its span is open: what happens within comes first. */
  readonly isOpen: boolean;
}

/**
 * Tools as they run. An event of a tool tells its outcome where it begins; the outcome is logged where it ends, after what
 * happens within, and with the exit code where the tool ran one command.
 */
export class ToolRuns {
  /** Spans of tools that have begun and whose own event is still to come, by name. */
  private readonly waiting: { readonly id: string; readonly name: string | null }[] = [];
  private readonly open = new Map<string, ToolRun>();
  /** Tools whose events are kept within their own, innermost last. */
  private readonly nested: ToolRun[] = [];

  constructor(private readonly log: EventLog) {}

  /** To be told of every event that begins a span. */
  see({ event, id, type, name }: Untyped): void {
    const isTool = event === 'span_begin' && (type === 'tool' || type === 'subtask');
    if (isTool && typeof id === 'string') this.waiting.push({ id, name: asText(name) });
  }

  begin(name: string, span: Span | null, outcome: Outcome): ToolRun {
    const at = this.waiting.findLastIndex((waiting) => waiting.name === name);
    const own = at < 0 || span === null ? undefined : this.waiting.splice(at, 1)[0];
    const run = { outcome, exitCodes: [], isOpen: own !== undefined };
    if (own !== undefined) this.open.set(own.id, run);
    else this.nested.push(run);
    return run;
  }

  /** A command that a tool ran, which its outcome tells; false where no tool is around it. */
  take(sandbox: Untyped, span: Span | null): boolean {
    const around = spansAround(span).find(({ id }) => this.open.has(id));
    const run = around === undefined ? this.nested.at(-1) : this.open.get(around.id);
    const code = asNumber(sandbox.result);
    if (run !== undefined && sandbox.action === 'exec' && code !== null) run.exitCodes.push(code);
    return run !== undefined;
  }

  end(span: string | null): void {
    const run = span === null ? undefined : this.open.get(span);
    if (run === undefined) return;
    this.open.delete(span!);
    this.tell(run);
  }

  finish(run: ToolRun): void {
    this.nested.pop();
    this.tell(run);
  }

  /** Of tools whose end is not logged, since the sample ended before. */
  endAll(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  private tell({ outcome: { text, thread, time }, exitCodes }: ToolRun): void {
    const exit_code = exitCodes.length === 1 ? exitCodes[0]! : null;
    this.log.output(text, { thread, time, exit_code });
  }
}
