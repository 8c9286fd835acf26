import type { ReactNode } from 'react';
import { counted } from '../../analysis/figures/counted.ts';
import { count, fixed } from '../../analysis/format/number.ts';
import { outcomeName, type ShownOutcome } from '../../analysis/model/outcome-names.ts';
import type { Output } from '../../preload/contract.ts';
import { useAddress } from '../address/use-address.ts';
import { Answered } from '../parts/answered.tsx';
import { dateTime } from '../parts/date-time.ts';
import { focusPrimary } from '../parts/focus-stop.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { useCall } from '../port/use-call.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { DetailsPanel } from './details-panel.tsx';

type Row = Output<'experiments'>['rows'][number];
type UnderWayRow = Output<'experiment.under_way'>['rows'][number];
type Failure = Output<'experiment.failures'>['rows'][number];

/** One experiment: its runs by outcome, its money, and every try that failed with the reason. */
export function ExperimentDetails({ experimentId }: { readonly experimentId: number }): ReactNode {
  const { go } = useAddress();
  const query = useCall('experiments', {});
  const close = () => {
    go({ experiment: null });
    focusPrimary();
  };
  const row = query.data?.rows.find(({ experiment_id }) => experiment_id === experimentId);
  return (
    <DetailsPanel
      title={row?.name ?? `Experiment ${experimentId}`}
      backTo={null}
      onBack={close}
      onClose={close}
    >
      <div className="details-body" data-scroller="">
        <Answered query={query} label="Reading the experiment" lines={6}>
          {() =>
            row ? (
              <>
                <Standing row={row} />
                <UnderWay experimentId={experimentId} n={row.n_under_way} />
                <Failures experimentId={experimentId} />
              </>
            ) : (
              <p className="quiet-text padded">This workspace has no experiment {experimentId}.</p>
            )
          }
        </Answered>
      </div>
    </DetailsPanel>
  );
}

function factsOf({ created_at, outcomes, n_runs, n_attempts, n_failed, n_under_way, budget }: Row) {
  const money = (usd: number) => `$${fixed(usd, 4)}`;
  return [
    ['begun', dateTime(created_at)],
    ['runs', count(n_runs)],
    ...Object.entries(outcomes).map(([outcome, n]) => [outcomeName(outcome as ShownOutcome), count(n)]),
    ['tries', count(n_attempts)],
    ['of them failed', count(n_failed)],
    ['under way', count(n_under_way)],
    ...(budget
      ? [
          ['spent', money(budget.spent_usd)],
          ['reserved', money(budget.reserved_usd)],
          ['cap', budget.cap_usd === null ? 'none' : money(budget.cap_usd)],
        ]
      : []),
  ] as const;
}

function Standing({ row }: { readonly row: Row }): ReactNode {
  return (
    <div className="padded">
      <dl className="fact-grid">
        {factsOf(row).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {row.budget?.closed && <p className="note">{row.budget.closed}</p>}
    </div>
  );
}

const clipped = (text: string) => (
  <span className="clip" title={text}>
    {text}
  </span>
);

const COLUMNS: readonly Column<Failure>[] = [
  { id: 'task', title: 'Task', term: 'task', width: 150, cell: ({ task }) => clipped(task) },
  { id: 'system', title: 'System', term: 'system', width: 90, cell: ({ system }) => clipped(system) },
  { id: 'n', title: 'Try', term: 'attempt', align: 'end', width: 40, cell: ({ n }) => n },
  {
    id: 'reason',
    title: 'Reason',
    term: 'reason',
    cell: ({ reason }) => (reason === null ? <NullMark reason="None was kept." /> : clipped(reason)),
  },
];

const UNDER_WAY: readonly Column<UnderWayRow>[] = [
  { id: 'task', title: 'Task', term: 'task', cell: ({ task }) => clipped(task) },
  { id: 'system', title: 'System', term: 'system', width: 90, cell: ({ system }) => clipped(system) },
  {
    id: 'condition',
    title: 'Condition',
    term: 'condition',
    width: 90,
    cell: (row) => clipped(row.condition),
  },
  { id: 'repeat', title: 'Repeat', term: 'repeat', align: 'end', width: 60, cell: (row) => row.repeat },
  { id: 'since', title: 'Since', width: 52, cell: (row) => dateTime(row.started_at).slice(-5) },
];

/** What is being tried just now; opening one shows it as it happens. */
function UnderWay({ experimentId, n }: { readonly experimentId: number; readonly n: number }): ReactNode {
  const { go } = useAddress();
  const query = useCall('experiment.under_way', { experiment_id: experimentId }, { enabled: n > 0 });
  const rows = query.data?.rows ?? [];
  if (n === 0 || rows.length === 0) return null;
  return (
    <>
      <h3 className="table-title">Under way</h3>
      <DataTable
        label="Runs under way"
        columns={UNDER_WAY}
        lines={rows.map((row) => ({ kind: 'row', key: String(row.run_id), row }))}
        onOpen={(key) => go({ run: Number(key), experiment: null })}
        opensOnClick
      />
    </>
  );
}

function Failures({ experimentId }: { readonly experimentId: number }): ReactNode {
  const { go } = useAddress();
  const query = useCall('experiment.failures', { experiment_id: experimentId }, { keep: false });
  return (
    <Answered query={query} label="Reading what failed" lines={4}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet-text padded">No try has failed.</p>
        ) : (
          <>
            <h3 className="table-title">{counted([rows.length], 'failure')}</h3>
            <DataTable
              label="Failed tries"
              columns={COLUMNS}
              lines={rows.map((row) => ({ kind: 'row', key: `${row.run_id} ${row.n}`, row }))}
              onOpen={(key) => go({ run: Number(key.split(' ')[0]), experiment: null })}
              opensOnClick
            />
          </>
        )
      }
    </Answered>
  );
}
