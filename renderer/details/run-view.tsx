import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { Answered } from '../parts/answered.tsx';
import { useCall } from '../port/use-call.ts';
import { PatchView } from './patch-view.tsx';
import { RunFacts } from './run-facts.tsx';
import { TestList } from './test-list.tsx';
import { Transcript } from './transcript.tsx';

/** One run: what it came to, its transcript, patch and tests. */
export function RunView({ runId }: { readonly runId: number }): ReactNode {
  const query = useCall('run', { run_id: runId }, { keep: false });
  return (
    <Answered query={query} label="Reading the run">
      {(data) => <Loaded data={data} />}
    </Answered>
  );
}

type TabName = 'transcript' | 'patch' | 'tests';

function Loaded({ data }: { readonly data: Output<'run'> }): ReactNode {
  const { attempts, tests } = data;
  const last = attempts.at(-1);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  }, []);
  const [tab, setTab] = useState<TabName>(
    (last?.n_events ?? 0) > 0 || tests.length === 0 ? 'transcript' : 'tests',
  );
  useActions('Run', [
    { id: 'transcript', title: 'Transcript', keys: 'v', run: () => setTab('transcript') },
    { id: 'patch', title: 'Patch', keys: 'd', run: () => setTab('patch') },
    { id: 'tests', title: 'Tests', keys: 't', run: () => setTab('tests') },
  ]);
  return (
    <div className="run-view" ref={view}>
      <RunFacts data={data} />
      <Tabs
        className="tabs"
        selectedKey={tab}
        onSelectionChange={(key) => setTab(key === 'patch' || key === 'tests' ? key : 'transcript')}
      >
        <TabList className="tab-list" aria-label="Of the run">
          <Tab id="transcript" className="tab">
            Transcript <span className="segment-note">{count(last?.n_events ?? 0)}</span>
          </Tab>
          <Tab id="patch" className="tab">
            Patch
          </Tab>
          <Tab id="tests" className="tab">
            Tests <span className="segment-note">{count(tests.length)}</span>
          </Tab>
        </TabList>
        <TabPanel id="transcript" className="tab-panel" data-scroller="">
          <Transcript attempt={last ?? null} />
        </TabPanel>
        <TabPanel id="patch" className="tab-panel" data-scroller="">
          <PatchView patch={last?.patch ?? null} />
        </TabPanel>
        <TabPanel id="tests" className="tab-panel" data-scroller="">
          <TestList tests={tests} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
