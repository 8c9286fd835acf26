import { z } from 'zod';
import type { FigureTable, Unit } from '../../analysis/figures/figure-table.ts';
import { interval } from './pieces.ts';

const UNITS = [
  'tasks',
  'percent',
  'points',
  'ratio',
  'p',
  'usd',
  'rank',
  'number',
] as const satisfies readonly Unit[];

const yes = z.literal(true).exactOptional();

const column = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.enum(UNITS).nullable(),
  interval: yes,
  detail: yes,
  drawn: yes,
});

const rowKey = z.object({
  benchmark: z.string().nullable(),
  system: z.string(),
  condition: z.string().nullable(),
  repeat: z.number().nullable(),
});

const row = z.object({
  kind: z.enum(['row', 'part', 'summary']),
  cells: z.record(z.string(), z.union([z.string(), z.number(), interval]).nullable()),
  reasons: z.record(z.string(), z.string().nullish()).exactOptional(),
  of: rowKey.exactOptional(),
});

/** A figure's data as a table. */
export const figureTableSchema = z.object({
  columns: z.array(column).readonly(),
  rows: z.array(row).readonly(),
}) satisfies z.ZodType<FigureTable>;
