import { changesSchema } from '../schemas/changes-schema.ts';
import { comparisonRequestSchema } from '../schemas/comparison-schema.ts';
import { distributionsRequestSchema, distributionsSchema } from '../schemas/distribution-schema.ts';
import { matrixRequestSchema, matrixSchema } from '../schemas/matrix-schema.ts';
import { tradeoffRequestSchema, tradeoffSchema } from '../schemas/tradeoff-schema.ts';

/** What figures are drawn from, beside comparisons. */
export const figureDataMethods = {
  /** Outcomes of one benchmark, tasks × systems under conditions. Outcomes in the filter do not choose. */
  matrix: { kind: 'call', input: matrixRequestSchema, output: matrixSchema },
  /** How what runs take, or words of what is asked, is spread. */
  distributions: { kind: 'call', input: distributionsRequestSchema, output: distributionsSchema },
  /** Resolve rate against what a run takes. Outcomes in the filter do not choose. */
  tradeoff: { kind: 'call', input: tradeoffRequestSchema, output: tradeoffSchema },
  /** From A to B: resolve rate, steps, tokens and cost, absolutely and by A. */
  changes: { kind: 'call', input: comparisonRequestSchema, output: changesSchema },
} as const;
