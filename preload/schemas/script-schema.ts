import { z } from 'zod';
import type { Script } from '../../analysis/model/script.ts';
import { count } from './pieces.ts';

const region = z.object({ path: z.string(), start_line: count, end_line: count });
const regions = z.array(region).readonly();

const when = z.union([
  z.literal('start'),
  z.literal('turn-end'),
  z.object({
    touches: z.object({ regions, kinds: z.array(z.enum(['read', 'edit'])).readonly(), attempts: count }),
  }),
  z.object({ call: count }),
  z.object({ fraction: z.number() }),
]);

const say = z.union([
  z.object({ text: z.string() }),
  z.object({ parts: z.array(z.object({ field: z.string(), text: z.string() })).readonly() }),
  z.object({ simulated: z.string() }),
]);

const edit = z.object({
  diff: z.string(),
  id: z.string().optional(),
  targets: regions.optional(),
  user_claim: z.string().optional(),
  mistaken_belief: z.string().optional(),
  plausibility: z.string().optional(),
  expected_failure: z.string().optional(),
  coverage: z.number().optional(),
});

const what = z.object({
  say: say.optional(),
  edit: edit.optional(),
  ask: z
    .object({ question: z.string(), answer: z.string().nullable(), proof: z.string().optional() })
    .optional(),
  checkpoint: z.array(z.string()).readonly().optional(),
  kind: z.string().optional(),
});

const steps = z.array(z.object({ when, what })).readonly();

export const scriptSchema = z.object({
  spine: steps,
  overlays: steps,
  method: z.string(),
  label: z.string(),
}) satisfies z.ZodType<Script>;

export const scriptRowSchema = z.object({
  script_id: count,
  hash: z.string(),
  method: z.string(),
  label: z.string(),
  n_spine: count,
  n_overlays: count,
  /** Tasks for which some condition chose it. */
  n_tasks: count,
  conditions: z.array(z.string()).readonly(),
});

/** One choice of a script: for a task, by a condition. */
export const choiceSchema = z.object({
  condition: z.string(),
  benchmark: z.string(),
  task_id: count,
  task: z.string(),
  /** What the source says of the choice; its shape is the source's. */
  provenance: z.record(z.string(), z.unknown()).nullable(),
});

/** Methods whose scripts can be written in the form they are published in. */
export const SCRIPT_FORMS = ['swe-touch', 'realswe', 'taskflow'] as const;
