import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components';
import { importResultOf } from '../jobs/import-result.ts';
import { JobLine } from '../jobs/job-line.tsx';
import { JobsContext } from '../jobs/jobs-context.ts';
import { ImportSummaryView } from './import-summary-view.tsx';

interface ImportProgressProps {
  readonly jobId: number;
  readonly onClose: () => void;
}

/** The running import, then what each source brought in. */
export function ImportProgress({ jobId, onClose }: ImportProgressProps): ReactNode {
  const job = useContext(JobsContext).find(({ job_id }) => job_id === jobId);
  const result = job ? importResultOf(job) : null;
  const running = job === undefined || job.state === 'running';
  return (
    <>
      {job && <JobLine job={job} />}
      <div className="sources">
        {result?.imports.map((summary) => (
          <ImportSummaryView key={summary.import_id} importId={summary.import_id} />
        ))}
        {result?.unrecognised.map(({ path, reason }) => (
          <p key={path} className="note">
            {path} was left alone: {reason}
          </p>
        ))}
      </div>
      <div className="button-row end">
        <Button className="button primary" onPress={onClose}>
          {running ? 'Go on in the background' : 'Close'}
        </Button>
      </div>
    </>
  );
}
