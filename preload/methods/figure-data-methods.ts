import { changesSchema } from '../schemas/changes-schema.ts';
import { withinSchema } from '../schemas/cohort-schema.ts';
import { comparisonRequestSchema } from '../schemas/comparison-schema.ts';
import { distributionsRequestSchema, distributionsSchema } from '../schemas/distribution-schema.ts';
import { matrixRequestSchema, matrixSchema } from '../schemas/matrix-schema.ts';
import { tradeoffRequestSchema, tradeoffSchema } from '../schemas/tradeoff-schema.ts';

/** Which named cohorts an answer is within. */
const scope = { within: withinSchema };

/** What figures are drawn from, beside comparisons. */
export const figureDataMethods = {
  /** Outcomes of one benchmark, tasks × systems under conditions. Outcomes and labels in the filter do not choose. */
  matrix: { kind: 'call', input: matrixRequestSchema, output: matrixSchema.extend(scope) },
  /** How what runs take, or words of what is asked, is spread. */
  distributions: {
    kind: 'call',
    input: distributionsRequestSchema,
    output: distributionsSchema.extend(scope),
  },
  /** Resolve rate against what a run takes. Outcomes and labels in the filter do not choose. */
  tradeoff: { kind: 'call', input: tradeoffRequestSchema, output: tradeoffSchema.extend(scope) },
  /** From A to B: resolve rate, steps, tokens and cost, absolutely and by A. */
  changes: { kind: 'call', input: comparisonRequestSchema, output: changesSchema },
} as const;
