import type { Output } from '../../preload/contract.ts';

export type Job = Output<'job.follow'>['job'];

/** Progress as people read it: `61%` of known work, a count of unknown, and the unit. */
export function jobProgress({ done, total, unit }: Job): string {
  const words = unit === '' ? '' : ` ${unit}`;
  if (total === null) return `${done}${words}`;
  const share = total > 0 ? ` (${Math.floor((100 * done) / total)}%)` : '';
  return `${done} / ${total}${words}${share}`;
}
