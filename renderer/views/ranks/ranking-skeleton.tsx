import type { ReactNode } from 'react';
import { Skeleton } from '../../parts/skeleton.tsx';

/** Grey lines where the picture, the matrix and the table will be. */
export function RankingSkeleton(): ReactNode {
  return (
    <>
      <div className="rank-pictures">
        <Skeleton lines={14} label="Ranking" />
        <Skeleton lines={10} label="Counting swaps" />
      </div>
      <Skeleton lines={8} label="Gathering numbers" />
    </>
  );
}
