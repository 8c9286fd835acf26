import type { Page } from 'playwright-core';
import { z } from 'zod';

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  tdur: z.number().optional(),
  dur: z.number().optional(),
  pid: z.number(),
  tid: z.number(),
});

type TraceEvent = z.infer<typeof eventSchema>;

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Milliseconds that the page's main thread worked in each frame while `act` went on, from the browser's own trace. */
export async function frameTimes(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  return workByFrame(traceEvents);
}

/** The thread that draws the page: among the main threads of all pages the one that had the most frames. */
function mainThread(events: readonly TraceEvent[]): string {
  const frames = new Map<string, number>();
  for (const event of events)
    if (event.name === 'AnimationFrame') frames.set(threadOf(event), (frames.get(threadOf(event)) ?? 0) + 1);
  const [busiest] = [...frames].sort(([, a], [, b]) => b - a);
  if (!busiest) throw new Error('The trace holds no frame.');
  return busiest[0];
}

const isFrame = ({ name, ph }: TraceEvent) => name === 'AnimationFrame' && ph === 'b';

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The tasks between one frame's beginning and the next one's, summed. */
function workByFrame(all: readonly TraceEvent[]): readonly number[] {
  const thread = mainThread(all);
  const events = all.filter((event) => threadOf(event) === thread).sort((a, b) => a.ts - b.ts);
  const starts = events.filter(isFrame).map(({ ts }) => ts);
  const work = starts.map(() => 0);
  let frame = -1;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (ph !== 'X' || name !== 'RunTask') continue;
    while (frame + 1 < starts.length && (starts[frame + 1] as number) <= ts + dur) frame += 1;
    if (frame >= 0) work[frame] = (work[frame] as number) + tdur / 1000;
  }
  return work;
}
