import { UserError } from '../../analysis/model/user-error.ts';
import type { ArchiveLimits } from './archive-limits.ts';

/** Throws UserError once the archive unpacks to more than is believable. */
export class BombGuard {
  private total = 0;

  /** `packed`: bytes of the archive as it lies on disk. */
  constructor(
    private readonly packed: number,
    private readonly limits: ArchiveLimits,
  ) {}

  add(bytes: number): void {
    this.total += bytes;
    const swollen = this.total > this.limits.ratioFrom && this.total > this.limits.ratio * this.packed;
    if (swollen || this.total > this.limits.totalBytes)
      throw new UserError('bad-input', `it unpacks to more than ${this.total} bytes from ${this.packed}`);
  }
}
