import type { DuckDBConnection } from '@duckdb/node-api';
import type { Database } from '../database.ts';
import type { Budget } from './budget.ts';
import type { NewBudgetEntry } from './budget-entry.ts';
import { budgetNamed } from './read-budgets.ts';

export type Reserved =
  | { readonly entry_id: number; readonly refused: null }
  | { readonly entry_id: null; readonly refused: 'closed' | 'no-room' | 'no-price'; readonly budget: Budget };

const INSERT = `
  INSERT INTO budget_entry
    (entry_id, budget, role, endpoint, model, price, input_bound, output_bound, reserved_nano, opened_at, subject)
  VALUES ($entry_id, $budget, $role, $endpoint, $model, $price, $input_bound, $output_bound, $reserved_nano::BIGINT,
    make_timestamp_ms($opened_at::BIGINT), $subject)`;

function refusalOf(budget: Budget, needed: number | null) {
  if (budget.closed !== null) return 'closed';
  if (budget.cap_nano === null) return null;
  if (needed === null) return 'no-price';
  return budget.spent_nano + budget.reserved_nano + needed > budget.cap_nano ? 'no-room' : null;
}

async function take(
  connection: DuckDBConnection,
  entry_id: number,
  entry: NewBudgetEntry,
): Promise<Reserved> {
  const budget = await budgetNamed(connection, entry.budget);
  const refused = refusalOf(budget, entry.reserved_nano);
  if (refused) return { entry_id: null, refused, budget };
  await connection.run(INSERT, { ...entry, entry_id });
  return { entry_id, refused: null };
}

/**
 * Writes down what a call may cost before it leaves, if the budget has room for it. Looking and writing are one transaction, and
 * no other write comes between, so that spent and reserved never exceed the cap.
 */
export async function reserve(database: Database, entry: NewBudgetEntry): Promise<Reserved> {
  const entry_id = await database.ids.budget_entries.reserve(1);
  return database.write((connection) => take(connection, entry_id, entry));
}
