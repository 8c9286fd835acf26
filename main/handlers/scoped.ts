import type { Filter } from '../../analysis/model/filter.ts';
import type { Store } from '../store/store-client.ts';
import { cohortsWithin } from './cohorts-within.ts';

type Work<Request, Result> = (request: Request, signal: AbortSignal) => Promise<Result>;

/** Makes a handler say which named cohorts its answer is within. */
export const scoped =
  (store: Store) =>
  <Request extends { readonly filter: Filter }, Result extends object>(work: Work<Request, Result>) =>
  async (request: Request, signal: AbortSignal) => ({
    within: await cohortsWithin(store, request.filter, signal),
    ...(await work(request, signal)),
  });
