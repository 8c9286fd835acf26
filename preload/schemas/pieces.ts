import { z } from 'zod';
import { OUTCOMES } from '../../analysis/model/outcome.ts';

/** Pieces that several schemas are made of. */
export const count = z.number().int().nonnegative();
export const interval = z.tuple([z.number(), z.number()]).readonly();
export const outcome = z.enum(OUTCOMES);

/** Which stretch of a list is asked for. */
export const page = { offset: count.default(0), limit: count.max(2000).default(100) };
