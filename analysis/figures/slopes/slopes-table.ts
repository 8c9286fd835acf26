import type { FigureTable } from '../figure-table.ts';
import { NAME_COLUMNS, rateCells, rateColumns, rateKey } from '../rates/rate-cells.ts';
import { toPoints } from '../to-points.ts';
import { changeOf, type SlopePanel } from './slope-panels.ts';

/** A row per end of a line: the rate under one condition, and how far the line goes from its first to its last. */
export function slopesTable(panels: readonly SlopePanel[], intervals: boolean): FigureTable {
  const rows = panels.flatMap(({ slopes }) =>
    slopes.flatMap((slope) =>
      slope.points.map(({ entry }, i) => ({
        kind: 'row' as const,
        of: rateKey(entry.row),
        cells: {
          ...rateCells(entry.row),
          change: i === slope.points.length - 1 ? toPoints(changeOf(slope)) : null,
        },
      })),
    ),
  );
  return {
    columns: [
      ...NAME_COLUMNS,
      ...rateColumns(intervals),
      { key: 'change', label: 'Last − first', unit: 'points', detail: true },
    ],
    rows,
  };
}
