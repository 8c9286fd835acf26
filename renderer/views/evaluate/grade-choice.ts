import type { Filter } from '../../../analysis/model/filter.ts';
import type { Input } from '../../../preload/contract.ts';

/** What a person has chosen in the form. */
export interface GradeChoice {
  /** Runs of the workspace, or files that are read first. */
  readonly from: 'workspace' | 'files';
  /** One a line. */
  readonly paths: string;
  readonly agents: readonly ('gold' | 'empty')[];
  readonly again: boolean;
  /** Empty: by the task. */
  readonly verifier: string;
  /** NaN where nothing is set: then the usual holds. */
  readonly parallel: number;
  readonly seconds: number;
  readonly referenceRuns: number;
  readonly diskGigabytes: number;
}

export const FIRST_CHOICE: GradeChoice = {
  from: 'workspace',
  paths: '',
  agents: [],
  again: false,
  verifier: '',
  parallel: Number.NaN,
  seconds: Number.NaN,
  referenceRuns: 1,
  diskGigabytes: Number.NaN,
};

const GB = 1e9;

export const pathsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The request that the choice stands for. */
export function gradeRequestOf(choice: GradeChoice, filter: Filter): Input<'grade.start'> {
  const { from, paths, agents, again, verifier, parallel, seconds, referenceRuns, diskGigabytes } = choice;
  const isSet = (value: number) => !Number.isNaN(value);
  return {
    ...(from === 'files' ? { paths: pathsOf(paths), agents: [...agents] } : { filter }),
    again,
    ...(verifier !== '' && { verifier: verifier as NonNullable<Input<'grade.start'>['verifier']> }),
    ...(isSet(parallel) && { parallel }),
    ...(isSet(seconds) && { seconds }),
    reference_runs: isSet(referenceRuns) ? referenceRuns : 1,
    ...(isSet(diskGigabytes) && { disk_budget: diskGigabytes * GB }),
  };
}

/** Why it cannot be started as it is; null where it can. */
export function notReady(choice: GradeChoice, nWaiting: number): string | null {
  if (choice.from === 'files')
    return pathsOf(choice.paths).length === 0 ? 'Name files or folders of tasks and predictions.' : null;
  if (!choice.again && nWaiting === 0) return 'No run waits for a verdict under this filter.';
  return null;
}
