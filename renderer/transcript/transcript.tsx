import { type ReactNode, useState } from 'react';
import type { Output } from '../../preload/contract.ts';
import { nextMark } from '../parts/next-mark.ts';
import { useCall } from '../port/use-call.ts';
import { TranscriptList } from './transcript-list.tsx';
import { TranscriptTools } from './transcript-tools.tsx';
import { useTranscriptSearch } from './use-transcript-search.ts';

type Attempt = Output<'run'>['attempts'][number];

/** The events of an attempt in order, as plain text: to read, search and jump in. */
export function Transcript({ attempt }: { readonly attempt: Attempt | null }): ReactNode {
  if (attempt === null || attempt.n_events === 0) {
    return (
      <p className="quiet-text padded">
        No transcript came with this run. Import a folder that holds its trajectory to see its steps.
      </p>
    );
  }
  return <Events key={attempt.attempt_id} attemptId={attempt.attempt_id} total={attempt.n_events} />;
}

function Events({ attemptId, total }: { readonly attemptId: number; readonly total: number }): ReactNode {
  const [wanted, setWanted] = useState('');
  const [target, setTarget] = useState<{ readonly seq: number } | null>(null);
  const { found } = useTranscriptSearch(attemptId, wanted);
  const marks = useCall('events.marks', { attempt_id: attemptId }, { keep: false });
  const jump = (seqs: readonly number[], step: 1 | -1) => {
    const seq = nextMark(seqs, target?.seq ?? null, step);
    if (seq !== undefined) setTarget({ seq });
  };
  return (
    <div className="transcript">
      <TranscriptTools marks={marks.data} wanted={wanted} found={found} onWanted={setWanted} onJump={jump} />
      <TranscriptList attemptId={attemptId} total={total} wanted={wanted} target={target} />
    </div>
  );
}
