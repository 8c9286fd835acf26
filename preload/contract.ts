import { z } from 'zod';
import type { Comparison, ComparisonResult } from '../analysis/model/comparison.ts';
import { EVENT_KINDS, type Event, SPEAKERS } from '../analysis/model/event.ts';
import type { Filter } from '../analysis/model/filter.ts';
import { OUTCOMES } from '../analysis/model/outcome.ts';
import type { RateRow } from '../analysis/model/rate-row.ts';

/**
 * Everything that crosses between a window or command line and the process that holds the workspace. One entry
 * per method; both ends validate. `call` answers once, `stream` answers any number of times.
 */

const count = z.number().int().nonnegative();
const interval = z.tuple([z.number(), z.number()]).readonly();
const outcome = z.enum(OUTCOMES);
const strings = z.array(z.string().max(1000)).max(5000).readonly();

export const filterSchema = z.strictObject({
  benchmark: strings.optional(),
  system: strings.optional(),
  condition: strings.optional(),
  repository: strings.optional(),
  outcome: z
    .array(z.union([outcome, z.literal('none')]))
    .readonly()
    .optional(),
  task: z.string().max(1000).optional(),
}) satisfies z.ZodType<Filter>;

export const comparisonRequestSchema = z.strictObject({
  by: z.enum(['condition', 'system', 'benchmark']),
  a: z.string(),
  b: z.string(),
  filter: filterSchema.default({}),
  seed: z.string().max(200).default('parallax'),
});

const rateRow = z.object({
  benchmark: z.string(),
  system: z.string(),
  condition: z.string(),
  repeat: count.nullable(),
  n_tasks: count,
  n_scored: count,
  n_unscored: count,
  n_suspect: count,
  n_ambiguous: count,
  resolved: z.number().nonnegative(),
  rate: z.number().nullable(),
  ci: interval.nullable(),
  ci_method: z.enum(['wilson', 'clustered-t']).nullable(),
  published: count.nullable(),
  mean_steps: z.number().nullable(),
  mean_tokens: z.number().nullable(),
  mean_cost_usd: z.number().nullable(),
  outcomes: z.record(z.string(), count),
}) satisfies z.ZodType<RateRow>;

const comparison = z.object({
  system: z.string(),
  condition: z.string().nullable(),
  n_tasks: count,
  n_dropped: count,
  rate_a: z.number().nullable(),
  rate_b: z.number().nullable(),
  difference: z.number().nullable(),
  ci_bootstrap: interval.nullable(),
  ci_bca: interval.nullable(),
  ci_newcombe: interval.nullable(),
  mcnemar: z.object({
    b: count,
    c: count,
    exact: z.number().nullable(),
    mid_p: z.number().nullable(),
  }),
  p_permutation: z.number().nullable(),
  p_holm: z.number().nullable(),
  transitions: z.object({ ss: count, su: count, us: count, uu: count, excluded: count }),
  retention: z.number().nullable(),
  overturn_null: z.number().nullable(),
  by_repository: z
    .array(
      z.object({
        repository: z.string(),
        n_tasks: count,
        difference: z.number(),
        ci_newcombe: interval.nullable(),
      }),
    )
    .readonly(),
  reasons: z.record(z.string(), z.string()),
}) satisfies z.ZodType<Comparison>;

export const comparisonResultSchema = z.object({
  by: z.enum(['condition', 'system', 'benchmark']),
  a: z.string(),
  b: z.string(),
  cohort: z.object({ name: z.string(), n_tasks: count, hash: z.string() }),
  seed: z.string(),
  comparisons: z.array(comparison).readonly(),
  mean_difference: z.number().nullable(),
  ci_mean_difference: interval.nullable(),
}) satisfies z.ZodType<ComparisonResult>;

const repeats = z.array(z.union([z.literal(0), z.literal(1), z.null()])).readonly();

/** `excluded`: scored on both sides, but a side has no majority; `dropped`: not scored on both sides. */
export const TRANSITIONS = ['ss', 'su', 'us', 'uu', 'excluded', 'dropped'] as const;

const pairRow = z.object({
  task: z.string(),
  repository: z.string().nullable(),
  transition: z.enum(TRANSITIONS),
  a: repeats,
  b: repeats,
  runs_a: z.array(count).readonly(),
  runs_b: z.array(count).readonly(),
});

export const runRowSchema = z.object({
  run_id: count,
  benchmark: z.string(),
  task: z.string(),
  repository: z.string().nullable(),
  system: z.string(),
  condition: z.string(),
  repeat: count,
  outcome: outcome.nullable(),
  resolved: z.boolean().nullable(),
  suspect: z.boolean(),
  /** Why there is no verdict, or what a person should know about it. */
  note: z.string().nullable(),
  exit: z.string().nullable(),
  exit_detail: z.string().nullable(),
  steps: count.nullable(),
  input_tokens: count.nullable(),
  cached_tokens: count.nullable(),
  output_tokens: count.nullable(),
  cost_usd: z.number().nullable(),
  duration_s: z.number().nullable(),
  n_events: count,
});

export const eventSchema = z.object({
  seq: count,
  turn: count,
  thread: count,
  kind: z.enum(EVENT_KINDS),
  speaker: z.enum(SPEAKERS).nullable(),
  time: z.number().nullable(),
  tokens: count.nullable(),
  exit_code: z.number().int().nullable(),
  path: z.string().nullable(),
  body: z.string(),
}) satisfies z.ZodType<Event>;

export const importProblemSchema = z.object({
  file: z.string(),
  line: count.nullable(),
  /** Machine word for the kind of problem, such as `duplicate`, `bad-number`, `not-json`. */
  code: z.string(),
  reason: z.string(),
});

/** What a person or mapping file says about a source where the file itself is silent. */
export const assignmentSchema = z.strictObject({
  benchmark: z.string().min(1).max(200).optional(),
  system: z.string().min(1).max(200).optional(),
  condition: z.string().min(1).max(200).optional(),
  repeat: z.number().int().min(1).max(1_000_000).optional(),
});

/** `all` applies to every run; `runs` to the runs a source keeps under that name, and wins over `all`. */
export const mappingSchema = z.strictObject({
  all: assignmentSchema.optional(),
  runs: z.record(z.string(), assignmentSchema).optional(),
  /** Runs table only: our column name → the file's. */
  columns: z.record(z.string(), z.string()).optional(),
});

export type Assignment = z.infer<typeof assignmentSchema>;
export type Mapping = z.infer<typeof mappingSchema>;

export const sourceSchema = z.object({
  path: z.string(),
  /** Format name such as `runs-table`, `mini-swe-agent`, `resolved-matrix`; null when nothing recognises it. */
  format: z.string().nullable(),
  reason: z.string(),
  n_files: count,
  bytes: z.number().nonnegative(),
  /** What the source holds under each of its own run names, with what it says about them. */
  groups: z
    .array(
      z.object({
        name: z.string(),
        n_runs: count.nullable(),
        benchmark: z.string().nullable(),
        system: z.string().nullable(),
        condition: z.string().nullable(),
        repeat: count.nullable(),
      }),
    )
    .readonly(),
  /** Runs table: our column → the file's, as guessed. */
  columns: z.record(z.string(), z.string()).nullable(),
});

export const importSummarySchema = z.object({
  import_id: count,
  path: z.string(),
  format: z.string(),
  state: z.enum(['committed', 'unchanged']),
  hash: z.string(),
  imported_at: z.number(),
  n_files: count,
  n_runs: count,
  n_attempts: count,
  n_grades: count,
  n_events: count,
  n_cohorts: count,
  /** Runs left out because the same run is already there. */
  n_duplicates: count,
  n_problems: count,
  problems_by_code: z.record(z.string(), count),
  /** The first hundred. */
  problems: z.array(importProblemSchema).readonly(),
  notes: z.array(z.string()).readonly(),
});

export const jobSchema = z.object({
  job_id: count,
  kind: z.string(),
  title: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  done: z.number(),
  total: z.number().nullable(),
  unit: z.string(),
  message: z.string(),
  warnings: count,
  started_at: z.number(),
  ended_at: z.number().nullable(),
  result: z.unknown().nullable(),
  error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).nullable(),
});

export const jobEventSchema = z.object({ seq: count, job: jobSchema, workspace_revision: count });

const facet = z.object({ name: z.string(), n_runs: count, n_tasks: count });

export const FIGURE_FORMATS = ['svg', 'pdf', 'png', 'csv', 'tex'] as const;
export const THEMES = ['light', 'dark', 'paper'] as const;

const page = { offset: count.default(0), limit: count.max(1000).default(100) };

export const contract = {
  'workspace.describe': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({
      path: z.string(),
      name: z.string(),
      is_demo: z.boolean(),
      schema_version: count,
      app_version: z.string(),
      /** Rises with every committed change. */
      revision: count,
      counts: z.record(z.string(), count),
    }),
  },
  facets: {
    kind: 'call',
    input: z.strictObject({ filter: filterSchema.default({}) }),
    output: z.object({
      benchmarks: z.array(facet).readonly(),
      systems: z.array(facet).readonly(),
      conditions: z.array(facet).readonly(),
      repositories: z.array(facet).readonly(),
      outcomes: z.array(facet).readonly(),
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
    output: z.object({ rows: z.array(rateRow).readonly() }),
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
    output: z.object({ rows: z.array(pairRow).readonly(), total: count }),
  },
  runs: {
    kind: 'call',
    input: z.strictObject({
      filter: filterSchema.default({}),
      run_ids: z.array(count).max(1000).readonly().optional(),
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
            verdict: z.string(),
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
  events: {
    kind: 'call',
    input: z.strictObject({
      attempt_id: count,
      offset: count.default(0),
      limit: count.max(500).default(100),
    }),
    output: z.object({ rows: z.array(eventSchema).readonly(), total: count }),
  },
  figure: {
    kind: 'call',
    input: z.strictObject({
      figure: z.literal('forest'),
      comparison: comparisonRequestSchema,
      format: z.enum(FIGURE_FORMATS),
      theme: z.enum(THEMES).default('paper'),
      /** Width in points; 252 is one column of a two-column venue. */
      width: z.number().min(150).max(2000).default(252),
      /** Rows per repository beneath each row. */
      repositories: z.boolean().default(false),
    }),
    output: z.object({
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      media_type: z.string(),
      file_name: z.string(),
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
    output: z.object({ n_runs: count }),
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
