import type { FlowForm } from '../../../../analysis/taskflow/index.ts';
import { guessNames } from '../../guess-names.ts';
import type { Columns } from '../../rows/rows-format.ts';
import { listIn, type RowsHead } from '../../rows/rows-head.ts';
import { asObject } from '../../untyped.ts';

const OF_TASK = {
  task: ['instance_id', 'task_id', 'task', 'instance'],
  condition: ['condition', 'setup', 'setting', 'variant'],
  turns: ['turns', 'task_flow', 'flow', 'prompts', 'steps', 'messages', 'requests'],
} as const;

const OF_TURN = {
  order: ['turn', 'turn_index', 'turn_id', 'order', 'position', 'step', 'index', 'prompt_index'],
  prompt: [
    'prompt',
    'prompts',
    'text',
    'content',
    'message',
    'request',
    'user_message',
    'query',
    'instruction',
  ],
  kind: [
    'kind',
    'kinds',
    'prompt_type',
    'turn_type',
    'prompt_kind',
    'prompt_types',
    'type',
    'intent',
    'category',
  ],
  answer: ['reference_answer', 'reference_answers', 'answer', 'answers', 'gold_answer', 'expected_answer'],
  proof: [
    'proof_script',
    'proof_scripts',
    'proof',
    'proofs',
    'verification_script',
    'evidence_script',
    'script',
  ],
} as const;

/** Our names of what a task flow is told by. */
export const FLOW_NAMES: readonly string[] = [...Object.keys(OF_TASK), ...Object.keys(OF_TURN)];

const isObjects = (value: unknown): boolean => {
  const list = listIn(value);
  return list !== null && list.length > 0 && list.every((item) => asObject(item) !== null);
};

/** How a table lays out its prompts, from the columns found and its first rows. */
export function flowForm({ samples }: RowsHead, columns: Columns): FlowForm {
  if (columns.turns !== undefined) return 'objects';
  const prompts = samples.map((row) => row[columns.prompt ?? '']);
  return prompts.length > 0 && prompts.every((value) => listIn(value) !== null) ? 'lists' : 'rows';
}

/**
 * Our name → the table's: prompts are looked for in a list of objects, if one is there, else among the columns. `given`
 * is kept as it stands.
 */
export function guessFlow(head: RowsHead, given: Columns): Columns {
  const { turns: likely, ...task } = guessNames(OF_TASK, head.names, given);
  const isList = likely !== undefined && head.samples.some((row) => isObjects(row[likely]));
  if (isList || given.turns !== undefined)
    return { ...guessNames(OF_TURN, head.inner, task), turns: given.turns ?? likely! };
  return guessNames(OF_TURN, head.names, task);
}
