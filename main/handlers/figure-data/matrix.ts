import { type MatrixInput, MOST_CLUSTERED, outcomeMatrix } from '../../../analysis/matrix/index.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { HandlerContext } from '../handler-context.ts';
import { rateRows } from '../rates.ts';

/** The matrix that is asked for; in a thread where it takes long. */
export async function matrix(
  { filter, order }: Parsed<'matrix'>,
  { store, compute }: Pick<HandlerContext, 'store' | 'compute'>,
  signal: AbortSignal,
): Promise<OutcomeMatrix> {
  const { rates, ...counts } = await store.call('matrixCounts', { filter }, signal);
  const columns = rateRows(rates).filter(({ repeat }) => repeat === null);
  const input = { ...counts, columns: columns.map(columnOf), order };
  const isClustered = order.rows === 'clustered' || order.columns === 'clustered';
  if (!isClustered) return outcomeMatrix(input);
  if (order.rows === 'clustered') requireFew(input.tasks.length, 'tasks');
  if (order.columns === 'clustered') requireFew(columns.length, 'columns');
  return compute.run('outcomeMatrix', input, signal);
}

function columnOf(row: MatrixInput['columns'][number]): MatrixInput['columns'][number] {
  const { system, condition, n_tasks, n_scored, n_unscored, resolved, rate, ci, ci_method } = row;
  return { system, condition, n_tasks, n_scored, n_unscored, resolved, rate, ci, ci_method };
}

function requireFew(n: number, what: string): void {
  if (n <= MOST_CLUSTERED) return;
  throw new UserError(
    'usage',
    `${n} ${what} are too many to be clustered: ${MOST_CLUSTERED} are the most.`,
    'Choose fewer (--repository, --system, or a filter), or another order.',
  );
}
