import { count } from '../../analysis/format/number.ts';
import type { Job } from '../jobs/job.ts';

/** A line that is rewritten in place, on a terminal only. */
export function tellJob(job: Job): void {
  if (!process.stderr.isTTY || job.state !== 'running') return;
  const share = job.total ? ` of ${count(job.total)}` : '';
  process.stderr.write(`\r\u001b[K${job.message}: ${count(job.done)}${share} ${job.unit}`);
}

/** Takes the line away. */
export function endTelling(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
