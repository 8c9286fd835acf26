import { type ReactNode, useMemo } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { LeftOutKind } from '../../analysis/model/left-out.ts';
import type { RowKey } from '../../analysis/model/row-key.ts';
import { useAddress } from '../address/use-address.ts';
import { appliedFilter } from '../filter/applied-filter.ts';
import { useCall } from '../port/use-call.ts';
import { ListedDetails } from './listed-details.tsx';
import { rowFilter, rowNote } from './row-filter.ts';
import { RUN_LIMIT, RunList } from './run-list.tsx';

const TITLES: Readonly<Record<LeftOutKind, string>> = {
  unscored: 'Unscored runs',
  suspect: 'Suspect runs',
  ambiguous: 'Runs of an ambiguous verdict',
};

interface LeftOutDetailsProps {
  readonly kind: LeftOutKind;
  /** null lists them of all rows. */
  readonly row: RowKey | null;
}

/** The runs that rates leave out or doubt, of one row of the overview or of all. */
export function LeftOutDetails({ kind, row }: LeftOutDetailsProps): ReactNode {
  const { address } = useAddress();
  const applied = appliedFilter(address);
  const filter = row === null ? applied : rowFilter(applied, row);
  const query = useCall('runs', { filter, left_out: kind, limit: RUN_LIMIT });
  const repeat = row?.repeat ?? null;
  const runs = useMemo(
    () => (query.data?.rows ?? []).filter((run) => repeat === null || run.repeat === repeat),
    [query.data, repeat],
  );
  return (
    <ListedDetails
      title={TITLES[kind]}
      note={
        row === null ? `${count(query.data?.total ?? null)} in all rows` : `${row.system} · ${rowNote(row)}`
      }
      runs={runs.map(({ run_id }) => run_id)}
      isLoaded={query.data !== undefined}
    >
      <RunList query={query} runs={runs} isGrouped={row === null} empty="There is none." />
    </ListedDetails>
  );
}
