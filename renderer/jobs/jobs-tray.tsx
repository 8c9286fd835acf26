import { type ReactNode, useContext, useState } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { Icon } from '../parts/icon.tsx';
import { JobLine } from './job-line.tsx';
import { JobsContext } from './jobs-context.ts';

const COUNTED = ['system', 'condition', 'task', 'run'] as const;

function contents(workspace: Output<'workspace.describe'>): string {
  return COUNTED.map((name) => {
    const n = workspace.counts[name] ?? 0;
    return `${count(n)} ${name}${n === 1 ? '' : 's'}`;
  }).join(' · ');
}

/** The bottom line: what is being worked on, what was last done, and how much the workspace holds. */
export function JobsTray({
  workspace,
}: {
  readonly workspace: Output<'workspace.describe'> | undefined;
}): ReactNode {
  const jobs = useContext(JobsContext);
  const [isOpen, setOpen] = useState(false);
  const running = jobs.filter((job) => job.state === 'running');
  const [latest] = jobs;
  const onTop = running.length > 0 ? running : latest ? [latest] : [];
  return (
    <section className="tray" aria-label="Jobs">
      {isOpen && (
        <div className="tray-list" id="tray-list">
          {jobs.slice(0, 50).map((job) => (
            <JobLine key={job.job_id} job={job} />
          ))}
        </div>
      )}
      <div className="tray-line">
        {jobs.length > 1 && (
          <Button
            className="button quiet"
            aria-expanded={isOpen}
            aria-label={`All ${count(jobs.length)} jobs`}
            onPress={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'up'} size={12} />
            {count(jobs.length)}
          </Button>
        )}
        <div className="tray-jobs" role="status">
          {!isOpen && onTop.map((job) => <JobLine key={job.job_id} job={job} />)}
          {onTop.length === 0 && <span className="quiet-text">No jobs</span>}
        </div>
        {workspace && <span className="tray-contents">{contents(workspace)}</span>}
      </div>
    </section>
  );
}
