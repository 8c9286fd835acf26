import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import { dollarsOf } from '../../../analysis/models/index.ts';
import type { Database } from '../database.ts';
import { select } from '../select.ts';
import type { Budget } from './budget.ts';
import { budgetNamed } from './read-budgets.ts';

export interface OpenBudgetRequest {
  readonly name: string;
  /** Null: not limited. */
  readonly cap_nano: number | null;
  /** Open again what was closed. */
  readonly reopen: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const ADD = 'INSERT INTO budget VALUES ($name, $cap_nano::BIGINT, NULL, make_timestamp_ms($now::BIGINT))';

/** What was spent before stays spent. */
const CHANGE = `
  UPDATE budget SET cap_nano = $cap_nano::BIGINT, closed = CASE WHEN $reopen THEN NULL ELSE closed END WHERE name = $name`;

function requireRoom({ name, spent_nano, reserved_nano }: Budget, cap_nano: number | null): void {
  const taken = spent_nano + reserved_nano;
  if (cap_nano === null || cap_nano >= taken) return;
  throw new UserError(
    'bad-input',
    `The budget “${name}” cannot be capped at $${dollarsOf(cap_nano)}: $${dollarsOf(taken)} of it are spent or reserved.`,
    'Set the cap at that or above, or take another name for a new budget.',
  );
}

async function put(
  connection: DuckDBConnection,
  { name, cap_nano, reopen, now }: OpenBudgetRequest,
): Promise<Budget> {
  const [known] = await select(connection, 'SELECT 1 FROM budget WHERE name = $name', { name });
  if (known) {
    requireRoom(await budgetNamed(connection, name), cap_nano);
    await connection.run(CHANGE, { name, cap_nano, reopen });
  } else await connection.run(ADD, { name, cap_nano, now });
  return budgetNamed(connection, name);
}

/** Makes a budget, or gives the one of that name this cap. @throws UserError where more than that is taken already */
export const openBudget = (database: Database, request: OpenBudgetRequest): Promise<Budget> =>
  database.write((connection) => put(connection, request));
