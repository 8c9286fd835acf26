import { type ReactNode, useEffect } from 'react';
import { count } from '../../analysis/format/number.ts';
import { useActions } from '../actions/use-actions.ts';
import { useAddress } from '../address/use-address.ts';
import { focusPrimary, focusStop } from '../parts/focus-stop.ts';
import { DetailsPanel } from './details-panel.tsx';
import { RunView } from './run-view.tsx';

interface ListedDetailsProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Run ids in the order of the list; `[` and `]` walk through them. */
  readonly runs: readonly number[];
  /** The list has rows to put the focus on. */
  readonly isLoaded: boolean;
  readonly children: ReactNode;
}

/** A list of runs in the details panel and, over it, the one that is open. */
export function ListedDetails({ title, note, runs, isLoaded, children }: ListedDetailsProps): ReactNode {
  const { address, go } = useAddress();
  const { run } = address;
  const at = run === null ? -1 : runs.indexOf(run);
  const close = () => {
    go({ list: null, run: null });
    focusPrimary();
  };
  const back = () => (run === null ? close() : go({ run: null }));
  const step = (by: 1 | -1) => {
    const next = runs[at + by];
    if (next !== undefined && at >= 0) go({ run: next }, 'replace');
  };
  useActions('Details', [
    { id: 'previous', title: 'Previous run of the list', keys: '[', run: () => step(-1) },
    { id: 'next', title: 'Next run of the list', keys: ']', run: () => step(1) },
  ]);
  useEffect(() => {
    if (run !== null || !isLoaded) return;
    // The table draws its lines only once it knows its height.
    const frame = requestAnimationFrame(() => focusStop('.details'));
    return () => cancelAnimationFrame(frame);
  }, [run, isLoaded]);

  return (
    <DetailsPanel
      title={title}
      note={run !== null && at >= 0 ? `run ${count(at + 1)} of ${count(runs.length)} in this list` : note}
      backTo={run === null ? null : 'the list'}
      onBack={back}
      onClose={close}
    >
      {run !== null && <RunView key={run} runId={run} />}
      <div className="details-list" hidden={run !== null}>
        {children}
      </div>
    </DetailsPanel>
  );
}
