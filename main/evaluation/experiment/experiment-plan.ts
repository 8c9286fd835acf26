import type { z } from 'zod';
import type {
  experimentPlanSchema,
  experimentResultSchema,
} from '../../../preload/schemas/experiment-schema.ts';
import type { Agent, ReplayAgent } from '../attempt/agent.ts';

export type ExperimentPlan = z.output<typeof experimentPlanSchema>;
export type SystemPlan = ExperimentPlan['systems'][string];
export type ConditionPlan = ExperimentPlan['conditions'][string];
export type ExperimentResult = z.output<typeof experimentResultSchema>;

/** A system of a plan, ready to run. */
export interface PlannedSystem {
  readonly label: string;
  readonly agent: Agent | ReplayAgent;
  /** As its endpoint names it; null where it has none. */
  readonly model: string | null;
  /** Everything that makes it what it is, contents of files included. */
  readonly settings: Readonly<Record<string, unknown>>;
}
