import { posix } from 'node:path';

/** Whether a run's name holds `name` as one of its words. */
export const isWordOf = (name: string, run: string): boolean =>
  posix
    .basename(run)
    .split(/[-_.\s]+/)
    .includes(name);
