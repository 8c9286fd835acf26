import { z } from 'zod';
import { budgetSchema, modelCheckSchema } from '../schemas/models-schema.ts';

/** The models that calls go to, and what was spent on them. */
export const modelMethods = {
  /** Reads a models file and asks each endpoint what it has, which costs nothing. */
  'models.check': {
    kind: 'call',
    input: z.strictObject({ path: z.string().min(1).max(4096) }),
    output: z.object({ models: z.array(modelCheckSchema).readonly() }),
  },
  'models.budgets': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ budgets: z.array(budgetSchema).readonly() }),
  },
} as const;
