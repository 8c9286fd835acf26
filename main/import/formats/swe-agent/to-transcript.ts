import { bareGrade } from '../../bare-grade.ts';
import { counted } from '../../counted.ts';
import type { ImportedAttempt, ImportedGrade } from '../../format.ts';
import type { Settings } from '../../model-settings.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { exitOf } from './exit-of.ts';
import type { Run, Task } from './run.ts';
import { parseDemonstrationName, parseRunName } from './run-name.ts';
import type { Trajectory } from './trajectory.ts';
import { endsInSubmission, trajectoryEvents } from './trajectory-events.ts';

/** What is known of one run: its trajectory and what lies beside it. */
export interface Told {
  readonly run: Run;
  readonly task: Task | null;
  /** The file's name without its ending, or the task that the files beside name. */
  readonly stem: string;
  readonly file: string;
  readonly line: number | null;
  readonly trajectory: Trajectory | null;
}

/** The most particular source counts: trajectory, the task's own configuration, the batch's, the folder's name. */
function identity({ run, task, trajectory, stem }: Told) {
  const demonstration = parseDemonstrationName(stem);
  const configs = [trajectory?.config, task?.config, run.config];
  const model = task?.prediction?.model ?? null;
  // Where a prediction names a model it names the run's folder.
  const folder = run.named ?? (model === null ? null : parseRunName(model));
  const settings: Settings = {
    ...folder?.settings,
    ...run.config.settings,
    ...task?.config.settings,
    ...trajectory?.config.settings,
  };
  const told = configs.map((config) => config?.model).find((name) => name != null);
  return {
    task: trajectory?.config.task ?? demonstration?.task ?? stem,
    benchmark: configs.map((config) => config?.benchmark).find((name) => name != null) ?? null,
    model: told ?? folder?.model ?? demonstration?.model ?? model,
    settings,
  };
}

function patchOf({ trajectory, task }: Told) {
  const patch = trajectory?.submission ?? task?.prediction?.patch ?? null;
  const isEmpty = patch === null ? task?.verdict?.word === 'empty-patch' || null : patch.trim() === '';
  return { patch, patch_empty: isEmpty };
}

/** A demonstration is a part of the history, but nobody's answer. */
const repliesIn = ({ main }: Trajectory): number =>
  main.history.filter(({ role, is_demo }) => role === 'assistant' && is_demo !== true).length;

function attemptOf(told: Told): ImportedAttempt {
  const { trajectory, task, run } = told;
  const exit_detail = trajectory?.exitWord ?? task?.exit?.word ?? null;
  const limit = trajectory?.config.call_limit ?? task?.config.call_limit ?? run.config.call_limit;
  const exit = exitOf(exit_detail, { calls: trajectory?.calls ?? null, call_limit: limit });
  if (trajectory === null) return { ...EMPTY_ATTEMPT, exit, exit_detail, ...patchOf(told) };
  const events = trajectoryEvents(trajectory);
  const patch = patchOf(told);
  // A bare history says nothing of its end, but shows it.
  const isShown = exit_detail === null && patch.patch === null && endsInSubmission(events);
  const { calls, input_tokens, output_tokens, cost_usd, tries } = trajectory;
  const steps = tries.reduce((sum, item) => sum + item.steps.length, 0) || repliesIn(trajectory);
  return {
    ...EMPTY_ATTEMPT,
    ...{ exit_detail, input_tokens, output_tokens, cost_usd, events },
    ...(isShown ? { exit: 'submitted', patch: null, patch_empty: false } : { exit, ...patch }),
    steps: counted(calls, steps),
  };
}

function gradeOf(task: Task | null): ImportedGrade | null {
  const word = task?.verdict?.word;
  const isOpen = word === undefined || word === 'no-verdict' || word === 'empty-patch';
  return isOpen ? null : bareGrade(word);
}

export function toTranscript(told: Told): Transcript {
  return {
    ...identity(told),
    group: told.run.name,
    file: told.file,
    line: told.line,
    repository: null,
    agent: 'SWE-agent',
    condition: null,
    repeat: null,
    note: told.task?.verdict?.note ?? null,
    attempt: attemptOf(told),
    grade: gradeOf(told.task),
  };
}
