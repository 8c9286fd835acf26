import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { ClearFilter } from '../filter/clear-filter.tsx';
import { EmptyWorkspace } from '../workspace/empty-workspace.tsx';
import { ViewHead } from './view-head.tsx';

/** An empty view: says whether the filter or the workspace is empty, and what would fill it. */
export function NothingHere({ question }: { readonly question: string }): ReactNode {
  const { address } = useAddress();
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <>
      <ViewHead question={question} />
      {isFiltered ? <NoMatch /> : <EmptyWorkspace />}
    </>
  );
}

function NoMatch(): ReactNode {
  return (
    <div className="empty">
      <p className="empty-title">No run matches the filter.</p>
      <p>Remove a chip above, or clear the filter.</p>
      <div className="button-row">
        <ClearFilter />
      </div>
    </div>
  );
}
