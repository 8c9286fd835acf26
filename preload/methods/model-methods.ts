import { z } from 'zod';
import { budgetSchema, modelCheckSchema } from '../schemas/models-schema.ts';

const keyName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, 'a name such as OPENAI_API_KEY');

/** The models that calls go to, their keys, and what was spent on them. */
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
  /** Names of the keys that the host keeps, and why it can keep none. */
  'keys.list': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ names: z.array(z.string()).readonly(), problem: z.string().nullable() }),
  },
  /** The key is encrypted by the system's secret store; there is no method that gives it back. */
  'keys.keep': {
    kind: 'call',
    input: z.strictObject({ name: keyName, key: z.string().min(1).max(10_000) }),
    output: z.object({}),
  },
  'keys.forget': { kind: 'call', input: z.strictObject({ name: keyName }), output: z.object({}) },
} as const;
