import { z } from 'zod';
import { OUTCOMES } from '../../analysis/model/outcome.ts';

/** Pieces that several schemas are made of. */
export const count = z.number().int().nonnegative();
export const interval = z.tuple([z.number(), z.number()]).readonly();
export const outcome = z.enum(OUTCOMES);
