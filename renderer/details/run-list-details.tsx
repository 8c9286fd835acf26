import { type ReactNode, useMemo, useState } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { RowKey } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { Answered } from '../parts/answered.tsx';
import { useCall } from '../port/use-call.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListedDetails } from './listed-details.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import { RUN_COLUMNS } from './run-columns.tsx';

const LIMIT = 2000;

/** The runs behind one row of the overview. */
export function RunListDetails({ row }: { readonly row: RowKey }): ReactNode {
  const { address, go } = useAddress();
  const [cursor, setCursor] = useState<string | null>(null);
  const { benchmark, system, condition, repeat } = row;
  const filter = {
    ...address.filter,
    system: [system],
    ...(benchmark === null ? {} : { benchmark: [benchmark] }),
    ...(condition === null ? {} : { condition: [condition] }),
  };
  const query = useCall('runs', { filter, limit: LIMIT });
  const runs = useMemo(
    () => (query.data?.rows ?? []).filter((run) => repeat === null || run.repeat === repeat),
    [query.data, repeat],
  );
  const open = (key: string) => {
    setCursor(key);
    go({ run: Number(key) });
  };
  return (
    <ListedDetails
      title={system}
      note={[condition, benchmark, repeat === null ? null : `repeat ${repeat}`].filter(Boolean).join(' · ')}
      runs={runs.map(({ run_id }) => run_id)}
      isLoaded={query.data !== undefined}
    >
      <OutcomeFilter filter={filter} />
      <div className="details-body" data-scroller="">
        <Answered query={query} label="Reading the runs">
          {({ total }) => (
            <>
              <DataTable
                label="Runs"
                columns={RUN_COLUMNS}
                lines={runs.map((run) => ({ kind: 'row', key: String(run.run_id), row: run }))}
                selected={address.run === null ? cursor : String(address.run)}
                onSelect={setCursor}
                onOpen={open}
                opensOnClick
                empty={<p className="quiet-text padded">No run of these outcomes.</p>}
              />
              {total > LIMIT && (
                <p className="quiet-text padded">
                  The first {count(LIMIT)} of {count(total)} runs; a filter by repository or task text shows
                  the others.
                </p>
              )}
            </>
          )}
        </Answered>
      </div>
    </ListedDetails>
  );
}
