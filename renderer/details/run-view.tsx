import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { useAddress } from '../address/use-address.ts';
import { Answered } from '../parts/answered.tsx';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { useCall } from '../port/use-call.ts';
import { LiveTranscript } from '../transcript/live-transcript.tsx';
import { Transcript } from '../transcript/transcript.tsx';
import { useLiveEvents } from '../transcript/use-live-events.ts';
import { GradesPanel } from './grades-panel.tsx';
import { PatchView } from './patch-view.tsx';
import { RunFacts } from './run-facts.tsx';
import { TestList } from './test-list.tsx';

/** One run: what it came to, its transcript, patch and tests. */
export function RunView({ runId }: { readonly runId: number }): ReactNode {
  const query = useCall('run', { run_id: runId }, { keep: false });
  return (
    <Answered query={query} label="Reading the run">
      {(data) => <Loaded data={data} />}
    </Answered>
  );
}

const TABS = ['transcript', 'patch', 'tests', 'grades'] as const;
type TabName = (typeof TABS)[number];

function firstTab({ attempts, tests, grades }: Output<'run'>, log: number | null): TabName {
  if (grades.some(({ grade_id }) => grade_id === log)) return 'grades';
  return (attempts.at(-1)?.n_events ?? 0) > 0 || tests.length === 0 ? 'transcript' : 'tests';
}

function Loaded({ data }: { readonly data: Output<'run'> }): ReactNode {
  const { attempts, tests, grades } = data;
  const { address } = useAddress();
  const last = attempts.at(-1);
  const live = useLiveEvents(data.run.run_id);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  }, []);
  const [tab, setTab] = useState<TabName>(() => firstTab(data, address.log));
  const [isBeside, setBeside] = useState(false);
  useActions('Run', [
    { id: 'transcript', title: 'Transcript', keys: 'v', run: () => setTab('transcript') },
    {
      id: 'beside',
      title: isBeside ? 'Hide the patch beside the transcript' : 'Show the patch beside the transcript',
      keys: 'd',
      run: () => {
        setBeside(tab !== 'transcript' || !isBeside);
        setTab('transcript');
      },
    },
    { id: 'patch', title: 'Patch', run: () => setTab('patch') },
    { id: 'tests', title: 'Tests', keys: 'r', run: () => setTab('tests') },
    { id: 'grades', title: 'Grades and their logs', keys: 'y', run: () => setTab('grades') },
  ]);
  return (
    <div className="run-view" ref={view}>
      <RunFacts data={data} />
      <Tabs
        className="tabs"
        selectedKey={tab}
        onSelectionChange={(key) => setTab(TABS.find((name) => name === key) ?? 'transcript')}
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
          <Tab id="grades" className="tab">
            Grades <span className="segment-note">{count(grades.length)}</span>
          </Tab>
        </TabList>
        <TabPanel id="transcript" className="tab-panel beside" data-beside={isBeside ? '' : undefined}>
          {live === null ? <Transcript attempt={last ?? null} /> : <LiveTranscript events={live} />}
          {isBeside && (
            <section className="patch-beside" aria-label="Patch" ref={makeScrollable}>
              <PatchView patch={last?.patch ?? null} />
            </section>
          )}
        </TabPanel>
        <TabPanel id="patch" className="tab-panel" data-scroller="">
          <PatchView patch={last?.patch ?? null} />
        </TabPanel>
        <TabPanel id="tests" className="tab-panel" data-scroller="">
          <TestList tests={tests} />
        </TabPanel>
        <TabPanel id="grades" className="tab-panel" data-scroller="">
          <GradesPanel grades={grades} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
