import type { ReactNode } from 'react';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import { useAddress } from '../../address/use-address.ts';
import { useWidth } from '../../parts/use-width.ts';
import { DataTable } from '../../table/data-table.tsx';
import { foundRows } from '../../table/found-rows.ts';
import { RANKING_VALUES, rankingColumns } from './ranking-columns.tsx';

interface RankingNumbersProps {
  readonly ranking: Ranking;
  readonly selected: RankedSystem | null;
  readonly onSelect: (system: RankedSystem) => void;
  readonly onOpen: (system: RankedSystem) => void;
}

/** Every number of the ranking, a row per system; Enter lists its tasks that flipped. */
export function RankingNumbers({ ranking, selected, onSelect, onOpen }: RankingNumbersProps): ReactNode {
  const { address, go } = useAddress();
  const [frame, width] = useWidth<HTMLElement>();
  const found = foundRows(ranking.systems, address, RANKING_VALUES);
  const withFound = (act: (system: RankedSystem) => void) => (key: string) => {
    const system = ranking.systems.find(({ label }) => label === key);
    if (system) act(system);
  };
  return (
    <section className="numbers" ref={frame}>
      <DataTable
        label="Ranks of systems"
        primary
        columns={rankingColumns(ranking, width)}
        lines={found.rows.map((row) => ({ kind: 'row', key: row.label, row }))}
        selected={selected?.label ?? null}
        sort={found.sort}
        onSort={(next) => go({ sort: next })}
        onSelect={withFound(onSelect)}
        onOpen={withFound(onOpen)}
        empty={<p className="quiet-text padded">No system’s name holds “{address.find}”.</p>}
      />
    </section>
  );
}
