import { asText, type Untyped } from '../../untyped.ts';

interface Span {
  readonly id: string;
  readonly type: string | null;
  readonly name: string | null;
  readonly parent: Span | null;
}

/** What a sample does before its agent starts, then the run itself, then what its scorers do. */
export type Part = 'setup' | 'run' | 'scoring';

/** Where in a sample an event stands. */
export interface Place {
  readonly part: Part;
  /** The span around it; null in logs before May 2025, which have none. */
  readonly span: Span | null;
}

const PARTS: Readonly<Record<string, Part>> = { init: 'setup', scorers: 'scoring', scorer: 'scoring' };

function* upwards(span: Span | null): Generator<Span> {
  for (let at = span; at !== null; at = at.parent) yield at;
}

/** The spans above and with a span, the nearest first. */
export const spansAround = (span: Span | null): readonly Span[] => [...upwards(span)];

/** The spans, or in earlier logs the steps, that events stand in. */
export class Places {
  private readonly spans = new Map<string, Span>();
  private readonly steps: string[] = [];

  /** To be told of every event that begins or ends a span or step. */
  see(event: Untyped): void {
    if (event.event === 'span_begin') this.begin(event);
    else if (event.event === 'step' && event.action === 'begin') this.steps.push(asText(event.type) ?? '');
    else if (event.event === 'step') this.steps.pop();
  }

  /** A parent that is not known, or is the span itself, is none: spans never go in circles. */
  private begin(event: Untyped): void {
    const id = asText(event.id);
    if (id === null || this.spans.has(id)) return;
    const parent = this.spans.get(asText(event.parent_id) ?? '') ?? null;
    this.spans.set(id, { id, type: asText(event.type), name: asText(event.name), parent });
  }

  of(event: Untyped): Place {
    const span = this.spans.get(asText(event.span_id) ?? '') ?? null;
    const types = span === null ? this.steps : spansAround(span).map(({ type }) => type ?? '');
    const part = types.map((type) => PARTS[type]).find((found) => found !== undefined);
    return { part: part ?? 'run', span };
  }
}

export type { Span };
