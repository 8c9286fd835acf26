import { memo, type ReactNode } from 'react';
import { profilePath } from '../../../analysis/figures/outcome-matrix/profile-path.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import type { MatrixGeometry } from './matrix-geometry.ts';

interface BoardStripProps {
  readonly matrix: OutcomeMatrix;
  readonly geometry: MatrixGeometry;
}

/** Right of the cells: which share of its scored runs solves each task. */
export const BoardStrip = memo(function BoardStrip({ matrix, geometry }: BoardStripProps): ReactNode {
  const { strip, height } = geometry;
  const n = matrix.rows.length;
  const shares = matrix.rows.map(({ solved_share }) => solved_share);
  const d = profilePath(shares, 'down', { from: 0, to: n, scale: (share) => 100 * share });
  return (
    <svg
      className="matrix-strip"
      aria-hidden="true"
      width={strip - 16}
      height={height}
      viewBox={`0 0 100 ${n}`}
      preserveAspectRatio="none"
    >
      <title>Share of runs that solve each task</title>
      <path d={d} />
    </svg>
  );
});
