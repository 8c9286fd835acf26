import { RUNS_TABLE_SYNONYMS } from '../../guess-columns.ts';
import { guessNames } from '../../guess-names.ts';
import type { Columns } from '../../rows/rows-format.ts';
import type { RowsHead } from '../../rows/rows-head.ts';
import { formOf } from './form-of.ts';

const { task, condition, repeat, benchmark, resolved, outcome, ...measures } = RUNS_TABLE_SYNONYMS;
const { system: _, ...counts } = measures;

/**
 * Columns of a table of trajectories, each with the other names that publishers give it, most telling first. `target` and
 * `reward` are verdicts where a transcript stands beside them.
 */
const SYNONYMS = {
  task,
  messages: [
    ...['messages', 'trajectory', 'conversations', 'conversation', 'history', 'chat', 'dialogue', 'traj'],
    ...['events', 'steps_log', 'transcript'],
  ],
  resolved: [...resolved, 'target', 'reward'],
  outcome,
  patch: [
    ...['model_patch', 'generated_patch', 'git_patch', 'output_patch', 'prediction', 'submission', 'patch'],
    'final_patch',
  ],
  exit: ['exit_status', 'exit', 'exit_reason', 'termination_reason', 'stop_reason', 'finish_reason'],
  agent: ['agent', 'agent_name', 'agent_class', 'scaffold', 'harness', 'framework', 'agent_framework'],
  model: ['model', 'model_name', 'model_name_or_path', 'model_id', 'llm', 'policy'],
  repository: ['repo', 'repository', 'repo_name'],
  condition,
  repeat: [...repeat, 'rollout', 'rollout_id', 'sample_id'],
  benchmark,
  ...counts,
} as const;

export const TRAJECTORY_COLUMNS: readonly string[] = Object.keys(SYNONYMS);

/** Whether records with these fields can be messages, steps or events. */
const isTranscript = (fields: readonly string[]): boolean =>
  ['role', 'from', 'observation', 'source'].some((name) => fields.includes(name));

/** Our column → the file's. That of the messages must hold some in the rows that are looked at. */
export function guessTrajectories(head: RowsHead, given: Columns): Columns {
  const holds = (name: string) =>
    isTranscript(head.lists[name] ?? []) || head.samples.some((row) => formOf(row[name]) !== null);
  const { messages } = SYNONYMS;
  const found = guessNames({ messages }, head.names.filter(holds), {
    ...(given.messages && { messages: given.messages }),
  });
  return guessNames({ ...SYNONYMS, messages: [] }, head.names, { ...given, ...found });
}
