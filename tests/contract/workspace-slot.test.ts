import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Held } from '../../main/workspace/held.ts';
import { WorkspaceSlot } from '../../main/workspace/workspace-slot.ts';
import type { Handlers } from '../../preload/port.ts';
import { tempFolder } from '../support/temp-folder.ts';

type Fake = Held['workspace'] & {
  readonly name: string;
  readonly lose: () => void;
  readonly asked: string[];
};

/** A holder that is asked much and answers with its name, until it is lost. */
function fake(name: string): Fake {
  const asked: string[] = [];
  let isLost = false;
  let lose = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = () => {
      isLost = true;
      reject(new Error(`${name} went away`));
    };
  });
  lost.catch(() => {});
  const slow = (method: string) => async () => {
    asked.push(method);
    return name === 'first' ? lost : { by: name };
  };
  const handlers = {
    rates: slow('rates'),
    'import.start': slow('import.start'),
    sql: async () => {
      throw new UserError('bad-input', 'Not SQL.');
    },
    'job.follow': async function* () {
      yield { by: name };
      await lost;
    },
  } as unknown as Handlers;
  const onLost = (listener: () => void) => void lost.catch(listener);
  return { name, asked, lose, handlers, isLost: () => isLost, onLost, close: async () => {} };
}

/** A slot with the first of `names` in it; each time it reaches, it is given the next. */
async function slotOf(...names: readonly (string | Error)[]) {
  const path = join(tempFolder(), 'w.duckdb');
  writeFileSync(path, '');
  const reached: Fake[] = [];
  const waiting = [...names];
  const slot = new WorkspaceSlot(async () => {
    const next = waiting.shift();
    if (typeof next !== 'string') throw next ?? new Error('nobody is there');
    reached.push(fake(next));
    return reached.at(-1) as Fake;
  });
  await slot.open(path);
  const ask = (method: 'rates' | 'import.start' | 'sql') =>
    (slot.handlers[method] as (input: unknown, signal: AbortSignal) => Promise<unknown>)(
      {},
      new AbortController().signal,
    );
  return { slot, reached, ask };
}

describe('a workspace whose holder goes away', () => {
  it('is asked again for what can be asked twice', async () => {
    const { reached, ask } = await slotOf('first', 'second');
    const rates = ask('rates');
    await expect.poll(() => reached[0]?.asked).toEqual(['rates']);
    reached[0]?.lose();
    expect(await rates).toEqual({ by: 'second' });
    expect(reached[1]?.asked).toEqual(['rates']);
  });

  it('is not asked to write twice', async () => {
    const { reached, ask } = await slotOf('first', 'second');
    const writing = ask('import.start');
    await expect.poll(() => reached[0]?.asked).toEqual(['import.start']);
    reached[0]?.lose();
    await expect(writing).rejects.toMatchObject({
      code: 'internal',
      hint: expect.stringMatching(/list of imports/),
    });
    expect(await ask('import.start')).toEqual({ by: 'second' });
  });

  it('ends a stream once the next holder is there', async () => {
    const { slot, reached } = await slotOf('first', 'second');
    const seen: unknown[] = [];
    const { signal } = new AbortController();
    for await (const event of slot.handlers['job.follow']({ job_id: null, after: 0 }, signal)) {
      seen.push(event);
      reached[0]?.lose();
    }
    expect(seen).toEqual([{ by: 'first' }]);
    expect(reached.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  it('tells who asks why it cannot be reached, and tries again with the next question', async () => {
    const locked = new UserError('locked', 'Open elsewhere.', 'Close it there.');
    const { reached, ask } = await slotOf('first', locked, locked, 'second');
    reached[0]?.lose();
    await expect(Promise.all([ask('rates'), ask('rates')])).rejects.toMatchObject({ code: 'locked' });
    expect(await ask('rates')).toEqual({ by: 'second' });
  });

  it('keeps errors of its own as they are', async () => {
    const { ask } = await slotOf('first');
    await expect(ask('sql')).rejects.toMatchObject({ code: 'bad-input', message: 'Not SQL.' });
  });

  it('is left alone once it is closed', async () => {
    const { slot, reached, ask } = await slotOf('first', 'second');
    await slot.close();
    reached[0]?.lose();
    await expect(ask('rates')).rejects.toMatchObject({ message: 'No workspace is open.' });
    expect(reached).toHaveLength(1);
  });
});
