import { z } from 'zod';
import {
  COLUMN_ORDERS,
  MATRIX_OUTCOMES,
  type MatrixTree,
  type OutcomeMatrix,
  ROW_ORDERS,
  type SolvedCounts,
} from '../../analysis/model/outcome-matrix.ts';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';
import { rateRowSchema } from './rate-schema.ts';

const order = z.strictObject({
  rows: z.enum(ROW_ORDERS).default('difficulty'),
  columns: z.enum(COLUMN_ORDERS).default('rate'),
});

export const matrixRequestSchema = z.strictObject({
  filter: filterSchema.default({}),
  order: order.default({ rows: 'difficulty', columns: 'rate' }),
});

const column = rateRowSchema
  .pick({
    system: true,
    condition: true,
    n_tasks: true,
    n_scored: true,
    n_unscored: true,
    resolved: true,
    rate: true,
    ci: true,
    ci_method: true,
  })
  .extend({ n_unique: count, n_unique_everywhere: count });

const row = z.object({
  task: z.string(),
  repository: z.string().nullable(),
  n_columns: count,
  n_scored: count,
  n_resolved: count,
  solved_share: z.number().nullable(),
});

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const counts = z.custom<Uint16Array>((value) => value instanceof Uint16Array);

const solved = z.object({
  n_tasks: count,
  none: count,
  all: count,
  one: count,
}) satisfies z.ZodType<SolvedCounts>;

const tree = z.object({
  merges: z.custom<Int32Array>((value) => value instanceof Int32Array),
  heights: z.custom<Float64Array>((value) => value instanceof Float64Array),
  n_undefined: count,
}) satisfies z.ZodType<MatrixTree>;

export const matrixSchema = z.object({
  benchmark: z.string(),
  order,
  legend: z.array(z.enum(MATRIX_OUTCOMES)).readonly(),
  rows: z.array(row).readonly(),
  columns: z.array(column).readonly(),
  cells: z.object({ runs: counts, scored: counts, resolved: counts, outcome: bytes }),
  solved: z.object({ anywhere: solved, everywhere: solved }),
  row_tree: tree.nullable(),
  column_tree: tree.nullable(),
}) satisfies z.ZodType<OutcomeMatrix>;
