import { packZip, type ZipPart } from './pack-zip.ts';

type Value = Readonly<Record<string, unknown>>;

/* Pieces of logs of Inspect, made by hand after its schema. */

export const user = (content: unknown): Value => ({ role: 'user', content });
export const system = (content: string): Value => ({ role: 'system', content });
export const result = (tool_call_id: string, content: string): Value => ({
  role: 'tool',
  tool_call_id,
  content,
});

export const reply = (content: unknown, ...calls: readonly (readonly [string, string, Value])[]): Value => ({
  role: 'assistant',
  content,
  source: 'generate',
  ...(calls.length > 0 && {
    tool_calls: calls.map(([id, name, args]) => ({ id, function: name, arguments: args, type: 'function' })),
  }),
});

export const usage = (input_tokens: number, output_tokens: number): Value => ({
  input_tokens,
  output_tokens,
  total_tokens: input_tokens + output_tokens,
});

/** A call of a model at a second of the day. */
export const model = (second: number, input: readonly Value[], message: Value, more: Value = {}): Value => ({
  event: 'model',
  timestamp: new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString(),
  model: 'm',
  input,
  output: { choices: [{ message, stop_reason: 'stop' }], usage: usage(10, 1) },
  ...more,
});

export const begin = (id: string, type: string, parent_id?: string, name = type): Value => ({
  ...{ event: 'span_begin', id, span_id: id, type, name },
  ...(parent_id !== undefined && { parent_id }),
});
export const end = (id: string): Value => ({ event: 'span_end', id, span_id: id });
export const step = (action: 'begin' | 'end', type: string): Value => ({
  event: 'step',
  action,
  type,
  name: type,
});

export const sample = (id: string | number, more: Value = {}): Value => ({
  ...{ id, epoch: 1, input: 'mend it', target: '', messages: [], events: [], scores: null, attachments: {} },
  output: { choices: [{ message: reply('done'), stop_reason: 'stop' }] },
  ...more,
});

export const header = (more: Value = {}, spec: Value = {}): Value => ({
  version: 2,
  status: 'success',
  eval: {
    ...{ task: 'mending', task_id: 't', run_id: 'r', created: '2025-01-01T00:00:00Z', model: 'p/m' },
    ...{ dataset: {}, config: {}, ...spec },
  },
  plan: { steps: [{ solver: 'generate' }] },
  ...more,
});

/** A log as JSON. */
export const jsonLog = (samples: readonly Value[], more: Value = {}, spec: Value = {}): Value => ({
  ...header(more, spec),
  samples,
});

const part = (name: string, content: unknown): ZipPart => ({ name, content: JSON.stringify(content) });

const summaryOf = ({ id, epoch, scores }: Value): Value => ({ id, epoch, scores, completed: true });

/** The entries of a log as a ZIP archive. */
export const logParts = (samples: readonly Value[], head = header()): readonly ZipPart[] => [
  part('_journal/start.json', { version: head.version, eval: head.eval, plan: head.plan }),
  ...samples.map((one) => part(`samples/${one.id}_epoch_${one.epoch}.json`, one)),
  part('_journal/summaries/1.json', samples.map(summaryOf)),
  part('summaries.json', samples.map(summaryOf)),
  part('header.json', head),
];

export const zipLog = (samples: readonly Value[], head = header()): Buffer =>
  packZip(logParts(samples, head));
