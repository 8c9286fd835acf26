import { asList, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** The conversation of one episode as it was handed to the model and answered, as Harbor exports it. */
export interface Trace {
  /** `main`, or the name of a sub-agent. */
  readonly source: string;
  readonly messages: readonly Untyped[];
  readonly value: Untyped;
}

/** The records of a traces file; null where it is none. */
export function tracesIn(value: unknown): readonly Trace[] | null {
  const records = asList(value).map(asObject);
  if (records.length === 0) return null;
  const traces = records.flatMap((record) => {
    if (record === null || !Array.isArray(record.conversations) || asText(record.episode) === null) return [];
    const messages = asObjects(record.conversations);
    return [{ source: asText(record.trace_source) ?? 'main', messages, value: record }];
  });
  return traces.length === records.length ? traces : null;
}
