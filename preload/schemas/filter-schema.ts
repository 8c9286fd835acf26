import { z } from 'zod';
import type { Filter } from '../../analysis/model/filter.ts';
import { outcome } from './pieces.ts';
import { strictObject } from './strict-object.ts';

const strings = z.array(z.string().max(1000)).max(5000).readonly();

export const filterSchema = strictObject({
  benchmark: strings.optional(),
  system: strings.optional(),
  condition: strings.optional(),
  repository: strings.optional(),
  cohort: strings.optional(),
  outcome: z
    .array(z.union([outcome, z.literal('none')]))
    .readonly()
    .optional(),
  label: strings.optional(),
  task: z.string().max(1000).optional(),
}) satisfies z.ZodType<Filter>;
