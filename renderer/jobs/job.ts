import { count, progressPercent } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';

export type Job = Output<'job.follow'>['job'];

/** Progress as people read it: `61%` of known work, a count of unknown, and the unit. */
export function jobProgress({ done, total, unit }: Job): string {
  const words = unit === '' ? '' : ` ${unit}`;
  if (total === null) return `${count(done)}${words}`;
  const share = progressPercent(done, total);
  return `${count(done)} / ${count(total)}${words}${share === null ? '' : ` (${share})`}`;
}
