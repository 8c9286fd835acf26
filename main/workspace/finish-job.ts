import { UserError } from '../../analysis/model/user-error.ts';
import type { Port } from '../../preload/port.ts';
import type { Job } from '../jobs/job.ts';

/** Follows a job to its end, telling of each change. @throws what the job failed with */
export async function finishJob(
  port: Port,
  jobId: number,
  tell: (job: Job) => void = () => {},
): Promise<Job> {
  const stop = new AbortController();
  for await (const { job } of port.stream('job.follow', { job_id: jobId }, stop.signal)) {
    tell(job);
    if (job.state === 'running') continue;
    if (job.state === 'done') return job;
    const error = job.error ?? { code: 'cancelled', message: job.message, hint: '' };
    throw new UserError(error.code as UserError['code'], error.message, error.hint);
  }
  throw new UserError('internal', 'The job’s end was not seen.', 'Look at the list of imports.');
}
