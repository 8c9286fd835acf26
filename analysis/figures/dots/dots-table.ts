import type { RateRow } from '../../model/rate-row.ts';
import type { FigureTable, TableCell } from '../figure-table.ts';
import { NAME_COLUMNS, rateCells, rateColumns, rateKey } from '../rates/rate-cells.ts';
import { entriesOf, type RatePanel } from '../rates/rate-panels.ts';

/** The plot's data: a row per benchmark, system and condition, and beneath it one per repeat where there are several. */
export function dotsTable(panels: readonly RatePanel[]): FigureTable {
  const rows = entriesOf(panels).flatMap(({ row, repeats }) => [
    {
      kind: 'row' as const,
      cells: { ...rateCells(row), repeat: null, repeat_interval: null },
      of: rateKey(row),
    },
    ...repeats.map((repeat) => ({ kind: 'part' as const, cells: repeatCells(repeat), of: rateKey(repeat) })),
  ]);
  return {
    columns: [
      ...NAME_COLUMNS,
      { key: 'repeat', label: 'Repeat', unit: null, detail: true },
      ...rateColumns(true),
      {
        key: 'repeat_interval',
        label: '95% CI of the repeat',
        unit: 'percent',
        interval: true,
        detail: true,
      },
    ],
    rows,
  };
}

/** Of a repeat the rate alone is drawn. */
function repeatCells(row: RateRow): Readonly<Record<string, TableCell>> {
  const { interval, ...cells } = rateCells(row);
  return { ...cells, interval: null, repeat: `${row.repeat}`, repeat_interval: interval ?? null };
}
