import { z } from 'zod';
import { DELIVERIES, TOUCH_EVENTS, type TouchRecord } from '../../../../analysis/touch/index.ts';

const kept = z.record(z.string(), z.unknown());
const line = z.number().int().min(1);
const region = z.object({ path: z.string().min(1), start_line: line, end_line: line });
const regions = z.array(region);

const patch = z.object({
  id: z.string(),
  diff: z.string(),
  target_regions: regions,
  mistaken_belief: z.string().optional(),
  expected_failure: z.string().optional(),
  plausibility: z.string().optional(),
  user_claim: z.string().optional(),
});

const intervention = z.object({
  order: z.number().int().min(1),
  delivery: z.enum(DELIVERIES),
  trigger: z.object({ event: z.enum(TOUCH_EVENTS), regions, max_triggers: z.number().int().min(1) }),
  patch: patch.optional(),
  validation: kept.optional(),
});

const helpfulEdit = z.object({
  mode: z.string(),
  max_interventions: z.number().int().min(1),
  trigger_event: z.enum(TOUCH_EVENTS),
  target_regions: regions,
  patch: z.object({ id: z.string(), diff: z.string(), coverage_ratio: z.number() }).optional(),
  validation: kept,
});

/** A record of SWE-Touch, schema 1.0.0, as its JSON Schema and its release write it. */
export const touchRecordSchema = z.object({
  schema_version: z.string(),
  benchmark: z.string().min(1),
  split: z.string().optional(),
  instance_id: z.string().min(1),
  task_critical_regions: regions,
  region_evidence: kept.optional(),
  controls: z.object({ helpful_edit: helpfulEdit.optional() }).optional(),
  counter_edit: z.object({
    mode: z.enum(['patch', 'text_only']),
    fallback_reason: z.string().nullish(),
    max_interventions: z.number().int().min(1),
    message_prompt_id: z.string().optional(),
    interventions: z.array(intervention).min(1),
    validation: kept,
  }),
}) satisfies z.ZodType<TouchRecord>;
