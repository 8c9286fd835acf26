import { memo, type ReactNode } from 'react';
import type { FoundCells } from './found-cells.ts';
import type { MatrixGeometry } from './matrix-geometry.ts';

/** Marks at the edge of the rows that are looked for. */
export const FoundLayer = memo(function FoundLayer(props: {
  readonly found: FoundCells;
  readonly geometry: MatrixGeometry;
}): ReactNode {
  const { found, geometry } = props;
  const { row_height } = geometry;
  return (
    <>
      {found.rows.map((row) => (
        <div
          key={row}
          className="matrix-found"
          style={{ top: row * row_height, height: Math.max(2, row_height) }}
        />
      ))}
    </>
  );
});
