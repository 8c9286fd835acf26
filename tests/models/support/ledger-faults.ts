import type { Database } from '../../../main/store/database.ts';

/** The ledger's sums, by a query of the test's own; `n_wrong`: entries that are what none may be. */
export async function ledgerSums(database: Database, budget: string) {
  const [row] = await database.select(
    `SELECT any_value(b.cap_nano) AS cap, any_value(b.closed) AS closed, count(*) FILTER (e.entry_id IS NOT NULL AND settled_at IS NULL) AS n_open,
       coalesce(sum(CASE WHEN settled_at IS NULL THEN reserved_nano ELSE settled_nano END), 0) AS taken,
       coalesce(sum(over_nano), 0) AS over,
       count(*) FILTER (reserved_nano < 0 OR settled_nano < 0 OR over_nano < 0
         OR (settled_by <> 'usage' AND (settled_nano > reserved_nano OR over_nano > 0))
         OR (settled_by = 'reservation' AND settled_nano <> reserved_nano)) AS n_wrong
     FROM budget b LEFT JOIN budget_entry e ON e.budget = b.name WHERE b.name = $budget`,
    { budget },
  );
  return row as unknown as {
    readonly cap: number;
    readonly closed: string | null;
    readonly taken: number;
    readonly over: number;
    readonly n_open: number;
    readonly n_wrong: number;
  };
}

export async function ledgerFaults(database: Database, budget: string): Promise<readonly string[]> {
  const { cap, taken, n_wrong } = await ledgerSums(database, budget);
  return [
    ...(taken > cap ? [`${taken} taken of ${cap}`] : []),
    ...(n_wrong > 0 ? [`${n_wrong} entries contradict themselves`] : []),
  ];
}
