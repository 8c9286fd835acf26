import { outcomeName } from '../../model/outcome-names.ts';
import type { FigureTable, TableColumn } from '../figure-table.ts';
import { COUNT_COLUMNS, countCells, NAME_COLUMNS, nameCells, rateKey } from '../rates/rate-cells.ts';
import { entriesOf, type RatePanel } from '../rates/rate-panels.ts';
import { outcomesOf, runsOf, shareKey, shareOf } from './shown-outcomes.ts';

/** A row per benchmark, system and condition: runs, and of every outcome its number and its share of them. */
export function outcomeSharesTable(panels: readonly RatePanel[]): FigureTable {
  const rows = entriesOf(panels).map(({ row }) => row);
  const outcomes = outcomesOf(rows);
  return {
    columns: [
      ...NAME_COLUMNS,
      { key: 'runs', label: 'Runs', unit: 'number' },
      ...outcomes.map(
        (outcome): TableColumn => ({
          key: shareKey(outcome),
          label: capitalised(outcomeName(outcome)),
          unit: 'percent',
          drawn: true,
        }),
      ),
      ...outcomes.map(
        (outcome): TableColumn => ({
          key: countKey(shareKey(outcome)),
          label: `${capitalised(outcomeName(outcome))}, runs`,
          unit: 'number',
          detail: true,
        }),
      ),
      ...COUNT_COLUMNS.map((column): TableColumn => ({ ...column, detail: true })),
      { key: 'reason', label: 'Why empty', unit: null, detail: true },
    ],
    rows: rows.map((row) => ({
      kind: 'row',
      of: rateKey(row),
      cells: {
        ...nameCells(row),
        ...countCells(row),
        runs: runsOf(row),
        ...Object.fromEntries(
          outcomes.flatMap((outcome) => [
            [shareKey(outcome), shareOf(row, outcome)],
            [countKey(shareKey(outcome)), row.outcomes[outcome] ?? 0],
          ]),
        ),
        reason: runsOf(row) === 0 ? 'no run' : null,
      },
    })),
  };
}

const countKey = (key: string) => key.replace('share_', 'n_of_');

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
