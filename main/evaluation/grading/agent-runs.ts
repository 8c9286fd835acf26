import type { ImportedRun } from '../../import/format.ts';
import { EMPTY_ATTEMPT } from '../../import/transcript/empty-attempt.ts';
import type { AgentTask } from '../../store/grading/agent-tasks.ts';

/** Agents that need no model: one hands in the task's reference, one nothing. */
export const PLAIN_AGENTS = ['gold', 'empty'] as const;
export type PlainAgent = (typeof PLAIN_AGENTS)[number];

/** The runs of a plain agent: what it hands in is known before. Without a patch, the task's own solution is meant. */
export function agentRuns(
  agent: PlainAgent,
  condition: string,
  tasks: readonly AgentTask[],
): readonly ImportedRun[] {
  const settings = { replays: agent === 'gold' ? 'reference' : 'nothing' };
  return tasks.map(({ benchmark, instance, canonical_id, repository, reference_patch }) => {
    const patch = agent === 'gold' ? reference_patch : '';
    return {
      ...{ benchmark, task: instance, canonical_id, repository, condition, repeat: 1 },
      system: { label: agent, agent, model: null, settings },
      ...{ file: agent, line: null, note: null, ambiguous: false, grade: null },
      attempt: { ...EMPTY_ATTEMPT, exit: 'submitted', patch, patch_empty: patch === '' },
    };
  });
}
