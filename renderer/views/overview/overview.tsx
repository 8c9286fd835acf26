import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { download } from '../../export/download.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { overviewSentences } from './overview-sentence.ts';
import { rateGroups } from './rate-entry.ts';
import { ratesCsv } from './rates-csv.ts';
import { RatesTable } from './rates-table.tsx';
import { useFolding } from './use-folding.ts';

const QUESTION = 'How does each system do, under each condition?';

/** Every system under every condition, by benchmark: rate, interval, outcomes, and what is not scored. */
export function Overview(): ReactNode {
  const { address } = useAddress();
  const query = useCall('rates', { filter: appliedFilter(address) });
  return (
    <Answered query={query} label="Counting the runs">
      {({ rows, within }) =>
        rows.length > 0 ? <Rates rows={rows} within={within} /> : <NothingHere question={QUESTION} />
      }
    </Answered>
  );
}

interface RatesProps {
  readonly rows: readonly RateRow[];
  readonly within: readonly NamedCohort[];
}

function Rates({ rows, within }: RatesProps): ReactNode {
  const groups = useMemo(() => rateGroups(rows), [rows]);
  const folding = useFolding();
  const saveCsv = () => download(ratesCsv(rows, within), 'text/csv', 'rates.csv');
  const everything = () => groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  useActions('Overview', [
    { id: 'export', title: 'Save the rates as CSV', keys: '.', run: saveCsv },
    { id: 'unfold', title: 'Unfold all repeats', run: () => folding.unfoldOnly(everything()) },
    { id: 'fold', title: 'Fold all repeats', run: () => folding.unfoldOnly([]) },
  ]);
  return (
    <>
      <ViewHead
        question={QUESTION}
        answer={overviewSentences(groups, within)}
        tools={
          <>
            <FindField label="Find a system" />
            <Button className="button" onPress={saveCsv}>
              <Icon name="export" />
              CSV
            </Button>
          </>
        }
      />
      <RatesTable rows={rows} groups={groups} folding={folding} />
    </>
  );
}
