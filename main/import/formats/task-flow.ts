import type { ImportItem, Sniff } from '../format.ts';
import { benchmarkOfRows, NO_BENCHMARK } from '../rows/benchmark-of-rows.ts';
import { type Columns, type RowsSource, rowsFormat } from '../rows/rows-format.ts';
import type { RowsHead } from '../rows/rows-head.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import { asText } from '../untyped.ts';
import { type Flow, flowsOf } from './task-flow/flows.ts';
import { FLOW_NAMES, flowForm, guessFlow } from './task-flow/guess-flow.ts';

const CONDITION = 'task-flow';

function sniff(head: RowsHead, columns: Columns): Sniff {
  const { task, prompt, kind, answer, proof } = columns;
  const isFlow =
    task !== undefined &&
    prompt !== undefined &&
    kind !== undefined &&
    (answer ?? proof) !== undefined &&
    head.samples.every((row) => asText(row[task]) !== null);
  return isFlow
    ? { confidence: 0.85, reason: `prompts of task flows with ${Object.values(columns).join(', ')}` }
    : { confidence: 0, reason: '' };
}

function missing({ task, prompt }: Columns): string | null {
  if (task === undefined) return 'the task';
  return prompt === undefined ? 'the prompt' : null;
}

function scriptItem(
  { instance, condition, sourced, place }: Flow,
  benchmark: string,
  source: RowsSource,
): ImportItem {
  return {
    kind: 'script',
    script: {
      task: { benchmark, instance, canonical_id: instance },
      condition: source.assignment.condition ?? condition ?? CONDITION,
      description: null,
      script: sourced.script,
      provenance: { ...sourced.provenance },
      ...place,
    },
  };
}

async function* read(source: RowsSource): AsyncGenerator<ImportItem> {
  const benchmark = await benchmarkOfRows(source);
  if (benchmark === null) yield { kind: 'note', note: NO_BENCHMARK };
  let done = 0;
  for await (const flow of flowsOf(source, flowForm(source.head, source.columns))) {
    if ('problem' in flow) yield { kind: 'problem', problem: flow.problem };
    else yield scriptItem(flow, benchmark ?? UNSPECIFIED, source);
    done += 1;
    if (done % 256 === 0) yield { kind: 'progress', done, total: null, unit: 'tasks' };
  }
}

/**
 * Prompts of SWE-TaskFlow: per task the requests and questions in order, with reference answers and proof scripts. Its
 * columns are guessed, shown and corrected by a mapping.
 */
export const taskFlow = rowsFormat({
  name: 'task-flow',
  what: 'a table of task flows',
  ours: FLOW_NAMES,
  guess: guessFlow,
  sniff,
  missing,
  describe: async (source) => ({ benchmark: await benchmarkOfRows(source), condition: CONDITION }),
  read,
});
