import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components';
import { useActions } from '../actions/use-actions.ts';
import { ImportContext } from '../import/import-context.ts';
import { JobsContext } from '../jobs/jobs-context.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useCall } from '../port/use-call.ts';
import { useSwitch } from './use-switch.ts';

/** What would fill a workspace without runs; and the demo, for who has nothing to fill it with yet. */
export function EmptyWorkspace(): ReactNode {
  const { open } = useContext(ImportContext);
  const { data: workspace } = useCall('workspace.describe', {});
  const isWorking = useContext(JobsContext).some(({ state }) => state === 'running');
  const demo = useSwitch('demo');
  const isOffered = workspace !== undefined && !workspace.is_demo;
  useActions(
    'Window',
    isOffered ? [{ id: 'demo', title: 'Open the demo workspace', run: () => demo.mutate() }] : [],
  );
  return (
    <div className="empty">
      <p className="empty-title">This workspace holds no runs yet.</p>
      <p>
        Import a runs table (CSV, JSONL or Parquet with a task and a verdict per line), a folder of
        mini-swe-agent runs, or a matrix of resolved lists. Drop it here or choose it.
      </p>
      {isOffered && <p>Or look around in the demo first: real public results, ready to compare.</p>}
      <div className="button-row">
        <Button className="button primary" onPress={() => open([])}>
          Import results
        </Button>
        {isOffered && (
          <Button
            className="button empty-demo"
            isDisabled={isWorking || demo.isPending}
            onPress={() => demo.mutate()}
          >
            {demo.isPending ? 'Opening the demo…' : 'Open the demo workspace'}
          </Button>
        )}
      </div>
      {demo.isError && <ErrorPanel error={demo.error} />}
    </div>
  );
}
