import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { rateGroups } from '../../../analysis/figures/rates/rate-groups.ts';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { INTERVAL_SHAPE, type Mark } from '../../../analysis/words/index.ts';
import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { download } from '../../export/download.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { VIEW_HELP } from '../../help/view-help.ts';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { LeftOutList } from './left-out-list.tsx';
import { overviewFigures } from './overview-figures.ts';
import { overviewSentences } from './overview-sentence.ts';
import { ratePaint } from './rate-paint.ts';
import { ratesCsv } from './rates-csv.ts';
import { RatesTable } from './rates-table.tsx';
import { useFolding } from './use-folding.ts';

const QUESTION = VIEW_HELP.overview.question;

const COUNTING = 'Counting the runs';

const ANSWER_MARKS: readonly Mark[] = [
  [/resolves most|resolves/, 'resolve_rate'],
  [INTERVAL_SHAPE, 'rate_interval'],
  [/cohort/, 'cohort'],
];

/** Every system under every condition, by benchmark: rate, interval, outcomes, and what is not scored. */
export function Overview(): ReactNode {
  const { address } = useAddress();
  const query = useCall('rates', { filter: appliedFilter(address) });
  const palette = useCall('palette', {});
  return (
    <Answered query={query} label={COUNTING} skeleton={<OverviewSkeleton />}>
      {({ rows, within }) =>
        rows.length === 0 ? (
          <NothingHere question={QUESTION} />
        ) : (
          <Answered query={palette} label="Reading the colours">
            {(names) => <Rates rows={rows} within={within} names={names} />}
          </Answered>
        )
      }
    </Answered>
  );
}

function OverviewSkeleton(): ReactNode {
  return (
    <>
      <ViewHead question={QUESTION} />
      <Skeleton label={COUNTING} />
    </>
  );
}

interface RatesProps {
  readonly rows: readonly RateRow[];
  readonly within: readonly NamedCohort[];
  readonly names: Output<'palette'>;
}

function Rates({ rows, within, names }: RatesProps): ReactNode {
  const { address, go } = useAddress();
  const { theme } = useTheme();
  const paint = useMemo(() => ratePaint(names, theme), [names, theme]);
  const groups = useMemo(() => rateGroups(rows), [rows]);
  const folding = useFolding();
  const { find, sort } = address;
  const figures = overviewFigures({ filter: appliedFilter(address), groups, find, sort });
  const saveCsv = () => download(ratesCsv(rows, within), 'text/csv', 'rates.csv');
  const everything = () => groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  useActions('Overview', [
    { id: 'csv', title: 'Save the rates as CSV', run: saveCsv },
    { id: 'unfold', title: 'Unfold all repeats', run: () => folding.unfoldOnly(everything()) },
    { id: 'fold', title: 'Fold all repeats', run: () => folding.unfoldOnly([]) },
  ]);
  return (
    <>
      <ViewHead
        question={QUESTION}
        answer={overviewSentences(groups, within)}
        marks={ANSWER_MARKS}
        tools={
          <>
            <FindField label="Find a system" />
            <Button className="button" onPress={saveCsv}>
              Rates as CSV
            </Button>
            <ExportMenu specs={figures} isDisabled={false} />
          </>
        }
      />
      <RatesTable rows={rows} groups={groups} folding={folding} paint={paint} />
      <LeftOutList rows={rows} onOpen={(list) => go({ row: null, list, run: null })} />
    </>
  );
}
