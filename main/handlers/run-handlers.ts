import { withoutResults } from '../../analysis/model/without-results.ts';
import type { Handlers } from '../../preload/port.ts';
import { cohortsWithin } from './cohorts-within.ts';
import type { HandlerContext } from './handler-context.ts';
import { rateRows } from './rates.ts';

type Methods =
  | 'facets'
  | 'rates'
  | 'runs'
  | 'run'
  | Extract<keyof Handlers, 'events' | `events.${string}`>
  | 'sql';

/** Runs as they are, down to their transcripts. */
export function runHandlers({ store }: HandlerContext): Pick<Handlers, Methods> {
  return {
    facets: (input, signal) => store.call('facets', input, signal),
    rates: async ({ filter }, signal) => ({
      within: await cohortsWithin(store, filter, signal),
      rows: rateRows(await store.call('rateCounts', { filter: withoutResults(filter) }, signal)),
    }),
    runs: async (input, signal) => (await store.call('runs', input, signal)) as never,
    run: async (input, signal) => (await store.call('runDetail', input, signal)) as never,
    events: async (input, signal) => (await store.call('events', input, signal)) as never,
    'events.body': (input, signal) => store.call('eventBody', input, signal),
    'events.marks': async (input, signal) => (await store.call('eventMarks', input, signal)) as never,
    'events.search': (input, signal) => store.call('searchEvents', input, signal),
    sql: (input, signal) => store.call('sql', input, signal),
  };
}
