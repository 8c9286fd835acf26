import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Skeleton } from './skeleton.tsx';

interface AnsweredProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is being waited for, for screen readers. */
  readonly label: string;
  readonly lines?: number;
  /** Stands instead of the grey lines, where the thing has another shape. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The four states of an answer: nothing yet, a skeleton, an error with what to do, or the thing itself. */
export function Answered<Data>(props: AnsweredProps<Data>): ReactNode {
  const { query, label, lines = 12, skeleton, children } = props;
  if (query.data !== undefined) {
    return (
      <div
        className="answered"
        data-stale={query.isPlaceholderData ? '' : undefined}
        aria-busy={query.isFetching}
      >
        {query.isError && <ErrorPanel error={query.error} onRetry={() => query.refetch()} />}
        {children(query.data)}
      </div>
    );
  }
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => query.refetch()} />;
  return query.isFetching ? (skeleton ?? <Skeleton lines={lines} label={label} />) : null;
}
