import type { Database } from '../database.ts';

/** What calls came to that were made for one thing, such as an attempt. */
export interface Spent {
  /** US dollars; what was never settled counts as it was reserved. Null where nothing was called, or a price is not known. */
  readonly cost_usd: number | null;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
}

const SQL = `
  SELECT CASE WHEN bool_and(reserved_nano IS NOT NULL)
      THEN sum(coalesce(settled_nano, reserved_nano) + coalesce(over_nano, 0))::DOUBLE / 1e9 END AS cost_usd,
    sum(input_tokens)::DOUBLE AS input_tokens, sum(cached_tokens)::DOUBLE AS cached_tokens,
    sum(output_tokens)::DOUBLE AS output_tokens
  FROM budget_entry WHERE subject = $subject`;

/** What was spent on an attempt, whether or not anything came of it. */
export async function spentBy(database: Database, { subject }: { readonly subject: string }): Promise<Spent> {
  const [row] = await database.select(SQL, { subject });
  return row as unknown as Spent;
}
