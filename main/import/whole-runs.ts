import type { Event } from '../../analysis/model/event.ts';
import type { ImportedRun, ImportItem } from './format.ts';

/** The items of a source, each run with the events that came before it: for who reads one format within another. */
export async function* wholeRuns(
  items: AsyncIterable<ImportItem>,
): AsyncGenerator<Exclude<ImportItem, { kind: 'early-events' }>> {
  const early = new Map<number, readonly Event[]>();
  for await (const item of items)
    if (item.kind === 'early-events') early.set(item.early.handle, item.early.events);
    else if (item.kind === 'run') yield { kind: 'run', run: withEvents(item.run, early) };
    else yield item;
}

function withEvents(
  { early_events: handle, ...run }: ImportedRun,
  early: Map<number, readonly Event[]>,
): ImportedRun {
  if (handle === undefined || run.attempt === null) return run;
  const events = early.get(handle);
  if (events === undefined) throw new Error(`no events came before as ${handle}, or a run has them`);
  early.delete(handle);
  return { ...run, attempt: { ...run.attempt, events } };
}
