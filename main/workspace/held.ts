import type { ReachedWorkspace } from './reach-workspace.ts';

/** A workspace in a process's slot. */
export interface Held {
  readonly path: string;
  readonly workspace: Pick<ReachedWorkspace, 'handlers' | 'isLost' | 'onLost' | 'close'>;
  /** Aborts when it is closed or lost. */
  readonly gone: AbortController;
}
