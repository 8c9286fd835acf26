import { z } from 'zod';
import { withinSchema } from '../schemas/cohort-schema.ts';
import {
  cohortBiasSchema,
  doseResponseSchema,
  effectOfferSchema,
  interactionsSchema,
  limitExitsSchema,
  requestEffectsSchema,
} from '../schemas/effect-schema.ts';
import { filterSchema } from '../schemas/filter-schema.ts';

const common = { filter: filterSchema.default({}), seed: z.string().max(200).default('parallax') };
/** Which named cohorts a table is within. */
const scope = { within: withinSchema };
const name = z.string().max(1000);

const requestEffects = {
  kind: 'call',
  input: z.strictObject({
    ...common,
    /** Only contrasts with this condition; for styles, the one that the others are compared with. */
    base: name.optional(),
    /** Conditions compared with `base` as they are, whatever their scripts or names say. */
    against: z.array(name).min(1).max(100).readonly().optional(),
  }),
  output: requestEffectsSchema.extend(scope),
} as const;

/** Tables of effects: of what the user says and does, of limits, and of which tasks were chosen. */
export const effectMethods = {
  /** What the workspace allows. */
  effects: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(effectOfferSchema).readonly() }),
  },
  'effects.fields': requestEffects,
  'effects.styles': requestEffects,
  'effects.interaction': {
    kind: 'call',
    input: z.strictObject({
      ...common,
      a: name,
      b: name,
      /** Every two systems, or each against the mean of all others. */
      versus: z.enum(['pairs', 'rest']).default('pairs'),
    }),
    output: interactionsSchema.extend(scope),
  },
  'effects.dose': {
    kind: 'call',
    input: z.strictObject({
      ...common,
      /** Instead of the doses that scripts and names tell. */
      doses: z
        .array(z.strictObject({ condition: name, dose: z.number().min(0).max(1e6) }))
        .min(2)
        .max(100)
        .readonly()
        .optional(),
    }),
    output: doseResponseSchema.extend(scope),
  },
  'effects.limits': {
    kind: 'call',
    input: z
      .strictObject({ ...common, a: name.optional(), b: name.optional() })
      .refine(({ a, b }) => (a === undefined) === (b === undefined), 'name both A and B, or neither'),
    output: limitExitsSchema.extend(scope),
  },
  'effects.cohort': {
    kind: 'call',
    input: z.strictObject({
      ...common,
      cohort: name,
      /** Equivalence margin of resolve rates, as a share. */
      margin: z.number().gt(0).lt(1).default(0.05),
      /** Equivalence margin of Cliff's δ. */
      margin_delta: z.number().gt(0).lt(1).default(0.147),
    }),
    output: cohortBiasSchema.extend(scope),
  },
} as const;
