import { type ReactNode, useState } from 'react';
import { Button, ProgressBar } from 'react-aria-components';
import { count, cssPercent } from '../../analysis/format/number.ts';
import { useConnection } from '../port/port-context.ts';
import { type Job, jobProgress } from './job.ts';
import { JobOutcome } from './job-outcome.tsx';

const STATES: Readonly<Record<Job['state'], string>> = {
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  interrupted: 'interrupted',
};

/** One job in a line: how far it is and a way to stop it, or what it came to. */
export function JobLine({ job }: { readonly job: Job }): ReactNode {
  const { port } = useConnection();
  const [cancelling, setCancelling] = useState(false);
  const cancel = () => {
    setCancelling(true);
    port.call('job.cancel', { job_id: job.job_id }).catch(() => setCancelling(false));
  };
  const running = job.state === 'running';
  return (
    <div className="job" data-state={job.state}>
      <span className="job-title">{job.title}</span>
      {running ? (
        <>
          <ProgressBar
            className="progress"
            aria-label={job.title}
            isIndeterminate={job.total === null}
            value={job.done}
            maxValue={job.total || 1}
            valueLabel={jobProgress(job)}
          >
            {({ percentage }) => (
              <div className="progress-track">
                <div className="progress-fill" style={{ width: cssPercent((percentage ?? 100) / 100) }} />
              </div>
            )}
          </ProgressBar>
          <span className="job-progress">{jobProgress(job)}</span>
        </>
      ) : (
        <span className="job-state">{STATES[job.state]}</span>
      )}
      {job.warnings > 0 && (
        <span className="job-warnings">
          {count(job.warnings)} warning{job.warnings === 1 ? '' : 's'}
        </span>
      )}
      {running ? (
        <Button className="button quiet" isDisabled={cancelling} onPress={cancel}>
          {cancelling ? 'Cancelling' : 'Cancel'}
        </Button>
      ) : (
        <JobOutcome job={job} />
      )}
    </div>
  );
}
