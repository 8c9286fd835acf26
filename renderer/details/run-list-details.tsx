import { type ReactNode, useMemo } from 'react';
import type { RowKey } from '../../analysis/model/row-key.ts';
import { useAddress } from '../address/use-address.ts';
import { useCall } from '../port/use-call.ts';
import { ListedDetails } from './listed-details.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import { rowFilter, rowNote } from './row-filter.ts';
import { RUN_LIMIT, RunList } from './run-list.tsx';

/** The runs behind one row of the overview. */
export function RunListDetails({ row }: { readonly row: RowKey }): ReactNode {
  const { address } = useAddress();
  const filter = rowFilter(address.filter, row);
  const query = useCall('runs', { filter, limit: RUN_LIMIT });
  const { repeat } = row;
  const runs = useMemo(
    () => (query.data?.rows ?? []).filter((run) => repeat === null || run.repeat === repeat),
    [query.data, repeat],
  );
  return (
    <ListedDetails
      title={row.system}
      note={rowNote(row)}
      runs={runs.map(({ run_id }) => run_id)}
      isLoaded={query.data !== undefined}
    >
      <OutcomeFilter filter={filter} />
      <RunList query={query} runs={runs} empty="No run of these outcomes." />
    </ListedDetails>
  );
}
