import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import {
  type CohortFacts,
  type CohortRuns,
  type ContrastRows,
  cohortFacts,
  cohortResolve,
  type DoseRow,
  doseResponse,
  type ExitRow,
  interactions,
  limitDifferences,
  requestEffects,
} from '../../analysis/effects/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import type { Interactions } from '../../analysis/model/effects.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';

interface Seeded {
  readonly seed: string;
}

interface Paired extends Seeded {
  readonly rows: readonly PairedRow[];
}

interface CohortInput extends Seeded {
  readonly facts: CohortFacts;
  readonly runs: readonly CohortRuns[];
  readonly margin: number;
  readonly margin_delta: number;
}

/** Everything that takes longer than about 20 ms: runs in the compute thread. */
const TASKS = {
  compare: ({ rows, seed }: Paired) => ({
    comparisons: compareRows(rows, { seed }),
    ...meanDifference(rows, { seed }),
  }),
  ranks: ({ rows, seed }: Paired) => rankSystems(rows, { seed }),
  requestEffects: ({ contrasts, seed }: Seeded & { readonly contrasts: readonly ContrastRows[] }) =>
    requestEffects(contrasts, { seed }),
  interactions: ({ rows, versus, seed }: Paired & Pick<Interactions, 'versus'>) =>
    interactions(rows, versus, { seed }),
  doseResponse: ({ rows, seed }: Seeded & { readonly rows: readonly DoseRow[] }) =>
    doseResponse(rows, { seed }),
  limitDifferences: ({
    rows,
    a,
    b,
    seed,
  }: Seeded & { readonly rows: readonly ExitRow[]; readonly a: string; readonly b: string }) =>
    limitDifferences(rows, a, b, { seed }),
  cohortBias: ({ facts, runs, margin, margin_delta, seed }: CohortInput) => ({
    ...cohortFacts(facts, { seed, margin_delta }),
    resolve: cohortResolve(runs, { seed, margin }),
  }),
};

export type ComputeName = keyof typeof TASKS;
export type ComputeInput<N extends ComputeName> = Parameters<(typeof TASKS)[N]>[0];
export type ComputeResult<N extends ComputeName> = ReturnType<(typeof TASKS)[N]>;

export interface ComputeRequest {
  readonly name: ComputeName;
  readonly input: ComputeInput<ComputeName>;
}

export const computeTask = ({ name, input }: ComputeRequest) => TASKS[name](input as never);
