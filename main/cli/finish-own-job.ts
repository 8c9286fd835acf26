import type { Port } from '../../preload/port.ts';
import type { Job } from '../jobs/job.ts';
import { finishJob } from '../workspace/finish-job.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Follows a job that this command began. Ctrl C cancels it, which puts away what it has made, such as containers; a second one ends
 * the command at once. @throws what the job failed with
 */
export async function finishOwnJob(port: Port, jobId: number, tell?: (job: Job) => void): Promise<Job> {
  let isCancelled = false;
  const cancel = () => {
    if (isCancelled) process.exit(130);
    isCancelled = true;
    port.call('job.cancel', { job_id: jobId }).catch(() => process.exit(130));
  };
  for (const signal of SIGNALS) process.on(signal, cancel);
  try {
    return await finishJob(port, jobId, tell);
  } finally {
    for (const signal of SIGNALS) process.off(signal, cancel);
  }
}
