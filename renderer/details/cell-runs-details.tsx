import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';
import type { Address, CellKey, CellList } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { appliedFilter } from '../filter/applied-filter.ts';
import { useCall } from '../port/use-call.ts';
import { type ResolvedMatrix, resolveMatrix } from '../views/matrix/resolve-matrix.ts';
import { ListedDetails } from './listed-details.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import { RUN_LIMIT, RunList } from './run-list.tsx';

/** The tasks from the cursor to the other end of the brush, as they are ordered; the cursor's alone without one. */
export function brushedTasks(
  { rows }: Pick<OutcomeMatrix, 'rows'>,
  { cell, to }: Pick<Address, 'cell' | 'to'>,
): readonly string[] {
  const places = [cell?.task, to ?? cell?.task].map((name) => rows.findIndex(({ task }) => task === name));
  const [from, end] = places.toSorted((a, b) => a - b) as [number, number];
  return from < 0 ? (cell ? [cell.task] : []) : rows.slice(from, end + 1).map(({ task }) => task);
}

/** The runs behind what is chosen in a matrix. */
export function CellRunsDetails({ list }: { readonly list: CellList }): ReactNode {
  const { address } = useAddress();
  const { data } = useCall('facets', { filter: appliedFilter(address) });
  const resolved = data && resolveMatrix(address, data.benchmarks);
  if (!resolved || address.cell === null) return null;
  return <Chosen list={list} resolved={resolved} cell={address.cell} />;
}

interface ChosenProps {
  readonly list: CellList;
  readonly resolved: ResolvedMatrix;
  readonly cell: CellKey;
}

function Chosen({ list, resolved, cell }: ChosenProps): ReactNode {
  const { address } = useAddress();
  const matrix = useCall('matrix', resolved.request);
  const tasks = matrix.data ? brushedTasks(matrix.data, list === 'tasks' ? address : { cell, to: null }) : [];
  const { outcome, label } = address.filter;
  const own = list === 'cell' ? { system: [cell.system], condition: [cell.condition] } : {};
  const filter = { ...resolved.request.filter, ...own, outcome, label };
  const query = useCall('runs', { filter, tasks, limit: RUN_LIMIT }, { enabled: tasks.length > 0 });
  const runs = query.data?.rows ?? [];
  return (
    <ListedDetails
      title={tasks.length === 1 ? tasks[0] : `${count(tasks.length)} tasks`}
      note={list === 'cell' ? `${cell.system} · ${cell.condition}` : resolved.benchmark}
      runs={runs.map(({ run_id }) => run_id)}
      isLoaded={query.data !== undefined}
    >
      {tasks.length === 1 && <OutcomeFilter filter={{ ...filter, task: tasks[0] }} />}
      <RunList query={query} runs={runs} isGrouped empty="No run of these outcomes." />
    </ListedDetails>
  );
}
