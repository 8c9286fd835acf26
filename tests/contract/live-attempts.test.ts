import { expect, it } from 'vitest';
import { LiveAttempts } from '../../main/evaluation/attempt/live-attempts.ts';
import { EventLog } from '../../main/import/transcript/event-log.ts';

it('tells what has happened in an attempt, then what happens, to all who watch, until it ends', async () => {
  const live = new LiveAttempts();
  const { onEvent, end } = live.begin(7);
  const log = new EventLog(onEvent);
  log.userSays('one');
  const bodies = async (signal = new AbortController().signal) => {
    const seen: string[] = [];
    for await (const { body } of live.follow(7, signal)) seen.push(body);
    return seen;
  };
  const first = bodies();
  const leaving = new AbortController();
  const left = bodies(leaving.signal);
  await Promise.resolve();
  log.command('two');
  const second = bodies();
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  expect(await left).toEqual(['one', 'two']);
  log.output('three');
  end();
  expect(await Promise.all([first, second])).toEqual([
    ['one', 'two', 'three'],
    ['one', 'two', 'three'],
  ]);
  expect(await bodies()).toEqual([]);
  const again = live.begin(7);
  end();
  again.onEvent(log.events[0]!);
  const third = bodies();
  again.end();
  expect(await third).toEqual(['one']);
});
