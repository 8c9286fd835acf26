import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components';
import { useAddress } from '../address/use-address.ts';
import { ImportContext } from '../import/import-context.ts';
import { ViewHead } from './view-head.tsx';

/** An empty view: says whether the filter or the workspace is empty, and what would fill it. */
export function NothingHere({ question }: { readonly question: string }): ReactNode {
  const { address, go } = useAddress();
  const { open } = useContext(ImportContext);
  const filtered = Object.keys(address.filter).length > 0;
  return (
    <>
      <ViewHead question={question} />
      <div className="empty">
        <p className="empty-title">
          {filtered ? 'No run matches the filter.' : 'This workspace holds no runs yet.'}
        </p>
        <p>
          {filtered
            ? 'Remove a chip above, or clear the filter.'
            : 'Import a runs table (CSV, JSONL or Parquet with a task and a verdict per line), a folder of mini-swe-agent runs, or a matrix of resolved lists. Drop it on this window or choose it.'}
        </p>
        {filtered ? (
          <Button className="button" onPress={() => go({ filter: {} })}>
            Clear the filter
          </Button>
        ) : (
          <Button className="button primary" onPress={() => open([])}>
            Import results
          </Button>
        )}
      </div>
    </>
  );
}
