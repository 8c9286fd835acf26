import type { Task } from './task.ts';

/** A task that is not divided: `work` takes the request and makes the result. */
export function wholeTask<Request, Result>(
  work: (request: Request) => Result,
): Task<Request, Request, Result, Result> {
  return { plan: (request) => ({ pieces: [request], join: ([result]) => result! }), work };
}
