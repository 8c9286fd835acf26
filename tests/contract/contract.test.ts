import { describe, expect, it, onTestFinished } from 'vitest';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Output } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import { TRANSPORTS } from './transports.ts';

const JOB: Output<'job.follow'>['job'] = {
  job_id: 1,
  kind: 'import',
  title: 'Import runs.csv',
  state: 'running',
  done: 0,
  total: null,
  unit: 'files',
  message: '',
  warnings: 0,
  started_at: 0,
  ended_at: null,
  result: null,
  error: null,
};

const MATRIX: Output<'matrix'> = {
  within: [],
  ...{ benchmark: 'B', order: { rows: 'clustered', columns: 'rate' }, legend: ['missing'] },
  ...{ rows: [], columns: [], column_tree: null },
  cells: {
    ...{ runs: Uint16Array.of(1, 65_535), scored: Uint16Array.of(0, 1), resolved: new Uint16Array() },
    outcome: Uint8Array.of(0, 255),
  },
  solved: {
    anywhere: { n_tasks: 2, none: 1, all: 1, one: 0 },
    everywhere: { n_tasks: 0, none: 0, all: 0, one: 0 },
  },
  row_tree: { merges: Int32Array.of(0, 70_000), heights: Float64Array.of(1 / 3), n_undefined: 0 },
};

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

function fakeHandlers(seen: { inputs: unknown[]; aborted: string[] }): Handlers {
  return {
    rates: async (input) => {
      seen.inputs.push(input);
      return { rows: [], within: [] };
    },
    matrix: async () => MATRIX,
    figure: async () => ({
      ...{ bytes: new Uint8Array([0, 1, 255]), media_type: 'x', file_name: 'é–🙂.svg' },
      ...{ title: 'x', caption: 'y', empty: null, warnings: [], conditions: [], systems: [] },
    }),
    sql: async ({ query }) => {
      if (query === 'user') throw new UserError('bad-input', 'No good.', 'Do it again.');
      if (query === 'bug') throw new TypeError('x is not a function');
      if (query === 'wrong answer') return { columns: 'none' } as never;
      return {
        columns: [{ name: 'a', type: 'JSON' }],
        rows: [[null, -0.5, 2 ** 52, 'a', [{ b: true }]]],
        truncated: false,
      };
    },
    facets: async (_, signal) => {
      await until(signal);
      seen.aborted.push('facets');
      throw new UserError('cancelled', 'Cancelled.');
    },
    'job.follow': async function* ({ after }, signal) {
      yield* [1, 2, 3]
        .filter((seq) => seq > after)
        .map((seq) => ({ seq, job: JOB, workspace_revision: seq }));
      await until(signal);
      seen.aborted.push('follow');
    },
  } as Partial<Handlers> as Handlers;
}

describe.each(TRANSPORTS)('the contract %s', (_, join) => {
  async function open() {
    const seen = { inputs: [] as unknown[], aborted: [] as string[] };
    const joined = await join(fakeHandlers(seen));
    onTestFinished(joined.close);
    return { port: joined.port, seen, cut: joined.cut };
  }

  it('carries a call, with defaults filled in and undefined left out', async () => {
    const { port, seen } = await open();
    expect(await port.call('rates', {})).toEqual({ rows: [], within: [] });
    await port.call('rates', { filter: { system: ['é 🙂'], task: undefined } });
    expect(seen.inputs).toEqual([{ filter: {} }, { filter: { system: ['é 🙂'] } }]);
  });

  it('carries bytes and plain values as they are', async () => {
    const { port } = await open();
    const spec = { version: 1, figure: 'forest' } as const;
    const figure = await port.call('figure', { spec, format: 'svg' });
    expect([...figure.bytes]).toEqual([0, 1, 255]);
    expect(figure.file_name).toBe('é–🙂.svg');
    expect((await port.call('sql', { query: 'q' })).rows).toEqual([
      [null, -0.5, 2 ** 52, 'a', [{ b: true }]],
    ]);
  });

  it('carries packed numbers as they are', async () => {
    const { port } = await open();
    expect(await port.call('matrix', {})).toEqual(MATRIX);
  });

  it('gives errors for people as they are, and bugs without their cause', async () => {
    const { port } = await open();
    await expect(port.call('sql', { query: 'user' })).rejects.toMatchObject({
      code: 'bad-input',
      message: 'No good.',
      hint: 'Do it again.',
    });
    await expect(port.call('sql', { query: 'bug' })).rejects.toMatchObject({ code: 'internal' });
  });

  it('refuses what the contract does not allow, on the way in and out', async () => {
    const { port, seen } = await open();
    await expect(port.call('rates', { filter: { nonsense: 1 } } as never)).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('rates'),
    });
    await expect(port.call('nothing' as never, {} as never)).rejects.toMatchObject({ code: 'usage' });
    await expect(port.call('toString' as never, {} as never)).rejects.toMatchObject({ code: 'usage' });
    await expect(port.call('sql', { query: 'wrong answer' })).rejects.toMatchObject({ code: 'internal' });
    expect(seen.inputs).toEqual([]);
  });

  it('keeps answers to calls apart', async () => {
    const { port } = await open();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2 ? port.call('rates', {}) : port.call('sql', { query: 'q' }),
      ),
    );
    expect(answers.map((answer) => Object.keys(answer).length)).toEqual(
      answers.map((_, i) => (i % 2 ? 2 : 3)),
    );
  });

  it('streams, from where it is asked, and tells the other end when the reader leaves', async () => {
    const { port, seen } = await open();
    const got: number[] = [];
    for await (const { seq } of port.stream('job.follow', { after: 1 })) {
      got.push(seq);
      if (seq === 3) break;
    }
    expect(got).toEqual([2, 3]);
    await expect.poll(() => seen.aborted).toEqual(['follow']);
  });

  it('cancels a call at the other end', async () => {
    const { port, seen } = await open();
    const stop = new AbortController();
    const call = port.call('facets', {}, stop.signal);
    setTimeout(() => stop.abort(), 30);
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => seen.aborted).toEqual(['facets']);
  });

  it('fails what is under way when it closes, and stops the other end', async () => {
    const { port, seen, cut } = await open();
    const call = port.call('facets', {});
    const failed = expect(call).rejects.toMatchObject({ code: 'internal' });
    await port.call('rates', {});
    cut();
    await failed;
    await expect(port.call('rates', {})).rejects.toMatchObject({ code: 'internal' });
    await expect.poll(() => seen.aborted).toEqual(['facets']);
  });
});
