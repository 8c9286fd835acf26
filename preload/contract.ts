import { z } from 'zod';
import { LEFT_OUT } from '../analysis/model/left-out.ts';
import { effectMethods } from './methods/effect-methods.ts';
import { experimentMethods } from './methods/experiment-methods.ts';
import { figureDataMethods } from './methods/figure-data-methods.ts';
import { figureMethods } from './methods/figure-methods.ts';
import { filterMethods } from './methods/filter-methods.ts';
import { gradingMethods } from './methods/grading-methods.ts';
import { modelMethods } from './methods/model-methods.ts';
import { reportMethods } from './methods/report-methods.ts';
import { scriptMethods } from './methods/script-methods.ts';
import { transcriptMethods } from './methods/transcript-methods.ts';
import { withinSchema } from './schemas/cohort-schema.ts';
import {
  comparisonRequestSchema,
  comparisonResultSchema,
  pairRowSchema,
  TRANSITIONS,
} from './schemas/comparison-schema.ts';
import { filterSchema } from './schemas/filter-schema.ts';
import { importSummarySchema, sourceSchema, undoneSchema } from './schemas/import-schema.ts';
import { jobEventSchema, jobSchema } from './schemas/job-schema.ts';
import { mappingSchema } from './schemas/mapping-schema.ts';
import { count, page } from './schemas/pieces.ts';
import { rankingRequestSchema, rankingSchema } from './schemas/ranking-schema.ts';
import { rateRowSchema } from './schemas/rate-schema.ts';
import { runRowSchema } from './schemas/run-schema.ts';

/**
 * Everything that crosses between a window or command line and the process that holds the workspace. One entry
 * per method; both ends validate. `call` answers once, `stream` answers any number of times.
 */

const facet = z.object({ name: z.string(), n_runs: count, n_tasks: count });

export const contract = {
  'workspace.describe': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({
      path: z.string(),
      name: z.string(),
      is_demo: z.boolean(),
      /** Name of the workspace that the demo was opened from; null where it was not. */
      former: z.string().nullable(),
      schema_version: count,
      app_version: z.string(),
      /** Rises with every committed change. */
      revision: count,
      counts: z.record(z.string(), count),
    }),
  },
  /** Opens the demo in the window's host, in place of its workspace. */
  'workspace.demo': { kind: 'call', input: z.strictObject({}), output: z.object({}) },
  /** Opens the workspace again that the demo was opened from. */
  'workspace.back': { kind: 'call', input: z.strictObject({}), output: z.object({}) },
  facets: {
    kind: 'call',
    input: z.strictObject({ filter: filterSchema.default({}) }),
    output: z.object({
      benchmarks: z.array(facet).readonly(),
      systems: z.array(facet).readonly(),
      conditions: z.array(facet).readonly(),
      repositories: z.array(facet).readonly(),
      cohorts: z.array(facet).readonly(),
      outcomes: z.array(facet).readonly(),
      labels: z.array(facet).readonly(),
      /** Pairs that share tasks, most shared system × task cells first: what can be compared. */
      pairs: z
        .array(
          z.object({
            by: z.enum(['condition', 'system', 'benchmark']),
            a: z.string(),
            b: z.string(),
            benchmark: z.string(),
            n_systems: count,
            n_tasks: count,
          }),
        )
        .readonly(),
    }),
  },
  rates: {
    kind: 'call',
    input: z.strictObject({ filter: filterSchema.default({}) }),
    output: z.object({ rows: z.array(rateRowSchema).readonly(), within: withinSchema }),
  },
  compare: { kind: 'call', input: comparisonRequestSchema, output: comparisonResultSchema },
  'compare.pairs': {
    kind: 'call',
    input: comparisonRequestSchema.extend({
      system: z.string(),
      condition: z.string().nullable().default(null),
      transition: z.enum(TRANSITIONS).optional(),
      ...page,
    }),
    output: z.object({ rows: z.array(pairRowSchema).readonly(), total: count }),
  },
  /** Ranks of the systems under A and under B, over the tasks that all of them share. */
  ranks: { kind: 'call', input: rankingRequestSchema, output: rankingSchema },
  runs: {
    kind: 'call',
    input: z.strictObject({
      filter: filterSchema.default({}),
      run_ids: z.array(count).max(1000).readonly().optional(),
      /** Ids of tasks, whole. */
      tasks: z.array(z.string().max(1000)).max(5000).readonly().optional(),
      /** Only those that rates leave out or doubt. */
      left_out: z.enum(LEFT_OUT).optional(),
      ...page,
    }),
    output: z.object({ rows: z.array(runRowSchema).readonly(), total: count }),
  },
  run: {
    kind: 'call',
    input: z.strictObject({ run_id: count }),
    output: z.object({
      run: runRowSchema,
      attempts: z
        .array(
          z.object({
            attempt_id: count,
            n: count,
            exit: z.string().nullable(),
            n_events: count,
            patch: z.string().nullable(),
          }),
        )
        .readonly(),
      grades: z
        .array(
          z.object({
            grade_id: count,
            verdict: z.string(),
            /** What led to it; null where the source does not say. */
            because: z.string().nullable(),
            remarks: z.array(z.string()).readonly().nullable(),
            image: z.string().nullable(),
            /** Milliseconds since the epoch; null where the source does not say. */
            graded_at: z.number().nullable(),
            /** Of the log that it was read from; null where there is none. */
            log_bytes: count.nullable(),
            verifier: z.string(),
            verifier_version: z.string().nullable(),
            f2p_pass: count.nullable(),
            f2p_fail: count.nullable(),
            p2p_pass: count.nullable(),
            p2p_fail: count.nullable(),
          }),
        )
        .readonly(),
      tests: z.array(z.object({ name: z.string(), group: z.string(), passed: z.boolean() })).readonly(),
      source: z.object({
        import_id: count,
        path: z.string(),
        file: z.string().nullable(),
        line: count.nullable(),
      }),
    }),
  },
  'import.inspect': {
    kind: 'call',
    input: z.strictObject({ paths: z.array(z.string()).min(1).max(1000).readonly() }),
    output: z.object({ sources: z.array(sourceSchema).readonly() }),
  },
  'import.start': {
    kind: 'call',
    input: z.strictObject({
      paths: z.array(z.string()).min(1).max(1000).readonly(),
      mapping: mappingSchema.default({}),
    }),
    output: z.object({ job_id: count }),
  },
  'import.list': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(importSummarySchema).readonly() }),
  },
  'import.undo': {
    kind: 'call',
    input: z.strictObject({ import_id: count }),
    output: undoneSchema,
  },
  'job.list': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(jobSchema).readonly() }),
  },
  'job.cancel': {
    kind: 'call',
    input: z.strictObject({ job_id: count }),
    output: z.object({ cancelled: z.boolean() }),
  },
  /** Replays job events after `after`, then follows. `job_id` null follows every job. */
  'job.follow': {
    kind: 'stream',
    input: z.strictObject({ job_id: count.nullable().default(null), after: count.default(0) }),
    output: jobEventSchema,
  },
  sql: {
    kind: 'call',
    input: z.strictObject({ query: z.string().min(1).max(100_000), limit: count.max(10_000).default(1000) }),
    output: z.object({
      columns: z.array(z.object({ name: z.string(), type: z.string() })).readonly(),
      rows: z.array(z.array(z.unknown()).readonly()).readonly(),
      truncated: z.boolean(),
    }),
  },
  /** Opens the host's own dialog; null where the host has none, [] when the person chose nothing. */
  'files.choose': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ paths: z.array(z.string()).readonly().nullable() }),
  },
  ...effectMethods,
  ...filterMethods,
  ...gradingMethods,
  ...experimentMethods,
  ...modelMethods,
  ...figureDataMethods,
  ...figureMethods,
  ...reportMethods,
  ...transcriptMethods,
  ...scriptMethods,
} as const;

export type Contract = typeof contract;
export type Method = keyof Contract;
export type CallMethod = { [M in Method]: Contract[M]['kind'] extends 'call' ? M : never }[Method];
export type StreamMethod = { [M in Method]: Contract[M]['kind'] extends 'stream' ? M : never }[Method];
/** What a caller may send (defaults may be left out). */
export type Input<M extends Method> = z.input<Contract[M]['input']>;
/** What a handler receives (defaults filled in). */
export type Parsed<M extends Method> = z.output<Contract[M]['input']>;
export type Output<M extends Method> = z.output<Contract[M]['output']>;
