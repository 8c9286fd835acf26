import type { Compute } from '../compute/compute.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { KeySource } from '../models/keys.ts';
import type { Store } from '../store/store-client.ts';

/** What handlers work with. */
export interface HandlerContext {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly compute: Compute;
  readonly workspace: { readonly path: string; readonly name: string; readonly is_demo: boolean };
  readonly appVersion: string;
  readonly now: () => number;
  /** Where the keys of models' endpoints are. */
  readonly keys: KeySource;
}
