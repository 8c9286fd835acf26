import { z } from 'zod';
import { count } from './pieces.ts';

/** How one model of a models file stands. */
export const modelCheckSchema = z.object({
  name: z.string(),
  roles: z.array(z.string()).readonly(),
  ...{ endpoint: z.string(), base_url: z.string(), model: z.string() },
  /** Name of the variable that holds the key; null where none is wanted. */
  key_env: z.string().nullable(),
  /** Whether that is set; its value is nowhere. */
  key_set: z.boolean().nullable(),
  /** Whether the endpoint answered, and what it said otherwise. */
  answers: z.boolean(),
  problem: z.string().nullable(),
  /** Whether it lists the model; null where it lists none. */
  listed: z.boolean().nullable(),
  /** US dollars per million tokens; null where it is not known, so that the model is refused where there is a cap. */
  price: z
    .object({
      ...{ input: z.number(), cached_input: z.number().nullable(), output: z.number() },
      /** The models file, or the page of the published list with the day it is of. */
      source: z.string(),
    })
    .nullable(),
});

/** A budget as its ledger has it. */
export const budgetSchema = z.object({
  name: z.string(),
  /** Null: not limited. */
  cap_usd: z.number().nullable(),
  /** Of calls that are over, as far as the cap reaches. */
  spent_usd: z.number(),
  /** Of that, charged whole since no reply or no usage came back. */
  spent_unseen_usd: z.number(),
  /** Of calls that are under way, or whose end nobody saw: never given back. */
  reserved_usd: z.number(),
  /** What endpoints charged beyond the cap. */
  over_usd: z.number(),
  n_calls: count,
  /** Calls without a known price, which the sums leave out. */
  n_unpriced: count,
  /** Why nothing more may be sent out; null while something may. */
  closed: z.string().nullable(),
});
