import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';
import { select } from '../select.ts';
import type { Budget } from './budget.ts';

/** The name is looked for in the entries as well, so that a call does not add up the ledgers of all others. */
const standing = (where: string) => `
  SELECT b.name, b.cap_nano, b.closed, epoch_ms(b.created_at) AS created_at, coalesce(e.spent_nano, 0) AS spent_nano,
    coalesce(e.spent_unseen_nano, 0) AS spent_unseen_nano, coalesce(e.reserved_nano, 0) AS reserved_nano,
    coalesce(e.over_nano, 0) AS over_nano, coalesce(e.n_calls, 0) AS n_calls, coalesce(e.n_unpriced, 0) AS n_unpriced
  FROM budget b LEFT JOIN (
    SELECT budget, sum(settled_nano) AS spent_nano, sum(settled_nano) FILTER (settled_by <> 'usage') AS spent_unseen_nano,
      sum(reserved_nano) FILTER (settled_at IS NULL) AS reserved_nano, sum(over_nano) AS over_nano, count(*) AS n_calls,
      count(*) FILTER (reserved_nano IS NULL) AS n_unpriced
    FROM budget_entry ${where.replace('name', 'budget')} GROUP BY budget
  ) e ON e.budget = b.name ${where} ORDER BY b.name`;

const ALL = standing('');
const ONE = standing('WHERE name = $name');

/** Every budget, in the order of their names. */
export async function readBudgets(database: Database): Promise<readonly Budget[]> {
  return (await database.select(ALL)) as unknown as readonly Budget[];
}

/** @throws UserError where there is none of the name */
export async function budgetNamed(connection: DuckDBConnection, name: string): Promise<Budget> {
  const [row] = await select(connection, ONE, { name });
  if (row) return row as unknown as Budget;
  throw new UserError(
    'not-found',
    `There is no budget “${name}”.`,
    'Open it before calls are made under it.',
  );
}
