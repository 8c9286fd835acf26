import type { ReactNode } from 'react';
import { count, fixed } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { OutcomeBar } from '../../parts/outcome-bar.tsx';
import { Zero } from '../../parts/zero.tsx';
import { useCall } from '../../port/use-call.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';

type Row = Output<'experiments'>['rows'][number];

/** Dollars spent, with what calls under way may come to, of the cap. */
export function spending({ budget }: Row): ReactNode {
  if (budget === null) return <NullMark reason="It calls no model." />;
  const { cap_usd, spent_usd, reserved_usd } = budget;
  const reserved = reserved_usd > 0 ? ` + ${fixed(reserved_usd, 2)}` : '';
  return `${fixed(spent_usd, 2)}${reserved}${cap_usd === null ? '' : ` of ${fixed(cap_usd, 2)}`}`;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    title: 'Experiment',
    term: 'experiment',
    cell: ({ name }) => <span className="clip">{name}</span>,
  },
  {
    id: 'outcomes',
    title: 'Runs by outcome',
    term: 'outcome',
    width: 130,
    cell: ({ outcomes }) => <OutcomeBar outcomes={outcomes} />,
  },
  {
    id: 'scored',
    title: 'Scored',
    term: 'scored',
    align: 'end',
    width: 62,
    cell: (row) => count(row.n_scored),
  },
  { id: 'runs', title: 'Runs', term: 'run', align: 'end', width: 54, cell: (row) => count(row.n_runs) },
  {
    id: 'way',
    title: 'Under way',
    term: 'attempt',
    align: 'end',
    width: 78,
    cell: (row) => <Zero n={row.n_under_way} />,
  },
  {
    id: 'failed',
    title: 'Failed tries',
    term: 'failed_try',
    align: 'end',
    width: 84,
    cell: (row) => <Zero n={row.n_failed} />,
  },
  { id: 'spent', title: 'Spent', unit: '$', term: 'spent', align: 'end', width: 100, cell: spending },
];

/** Every experiment of the workspace, live: how far it is, what failed, what it spent. */
export function Experiments(): ReactNode {
  const { address, go } = useAddress();
  const { data } = useCall('experiments', {});
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <>
      <h3 className="table-title">Experiments</h3>
      <DataTable
        label="Experiments"
        columns={COLUMNS}
        lines={data.rows.map((row) => ({ kind: 'row', key: String(row.experiment_id), row }))}
        selected={address.experiment === null ? null : String(address.experiment)}
        onOpen={(key) => go({ run: null, log: null, experiment: Number(key) })}
        opensOnClick
      />
    </>
  );
}
