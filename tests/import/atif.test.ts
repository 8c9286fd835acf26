import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { atif } from '../../main/import/formats/atif.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ATIF_RUNS } from './expectations/atif.ts';
import { collect, NEVER } from './support/collect.ts';
import { factsOf } from './support/facts-of.ts';
import { packTar } from './support/pack-tar.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('trajectory-samples/atif');

// All trajectories below are made by hand after the schema of the format.
const user = (message: unknown, more = {}) => ({ source: 'user', message, ...more });
const agent = (message: unknown, more = {}) => ({
  source: 'agent',
  message,
  metrics: { prompt_tokens: 10, completion_tokens: 5, cost_usd: 0.01 },
  ...more,
});
const trajectory = (steps: readonly object[], more: object = {}) => ({
  schema_version: 'ATIF-v1.7',
  session_id: 's',
  agent: { name: 'a', version: '1', model_name: 'p/m' },
  steps: steps.map((step, i) => ({ step_id: i + 1, ...step })),
  ...more,
});
const read = async (files: Readonly<Record<string, unknown>>) => {
  const { runs, problems, notes } = await collect(atif, writeFiles(files));
  return {
    runs,
    notes,
    codes: problems.map(({ code }) => code),
    events: runs.map(({ attempt }) =>
      attempt!.events.map(({ thread, kind, speaker, body }) => [thread, speaker ?? kind, body]),
    ),
  };
};

describe.runIf(SAMPLES !== null)(`the samples (${SAMPLES ?? 'not run: ../shared/data is missing'})`, () => {
  test('hold what was counted in them', async () => {
    expect(await factsOf(atif, SAMPLES!)).toEqual(ATIF_RUNS);
  });

  test('lack the three sub-agents that the linear history names', async () => {
    const { problems, notes } = await collect(atif, SAMPLES!);
    expect(problems.map(({ code }) => code)).toEqual(Array(3).fill('missing-subagent'));
    // 1 of the continuation, 3 and 5 of two sub-agents.
    expect(notes.at(-1)).toMatch(/whose conversation stands in a trajectory 5, steps copied .* 9\./);
  });

  test('traces alone are a run: what each episode adds, and the sub-agents', async () => {
    const { runs } = await collect(
      atif,
      join(SAMPLES!, 'terminus_2/hello-world-context-summarization.traces.json'),
    );
    expect(runs.map(({ task, grade }) => [task, grade?.verdict])).toEqual([['hello-world', 'resolved']]);
    const events = runs[0]!.attempt!.events;
    const said = (thread: number, speaker: string) =>
      events.filter((event) => event.thread === thread && event.speaker === speaker).length;
    // Of the main conversation 8 replies and 3 user turns, of which the first opens both of its halves.
    expect([said(0, 'agent'), said(0, 'user')]).toEqual([8, 3]);
    expect(new Set(events.map(({ thread }) => thread))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('a step', () => {
  test('becomes what was thought, said, called and given back, tokens once', async () => {
    const call = (function_name: string, args: object, tool_call_id: string) => ({
      tool_call_id,
      function_name,
      arguments: args,
    });
    const { runs } = await read({
      't.json': trajectory([
        { source: 'system', message: 'be brief' },
        user([
          { type: 'text', text: 'look' },
          { type: 'image', source: { path: 'x.png' } },
        ]),
        agent('I look', {
          timestamp: '2026-01-01T00:00:00',
          reasoning_content: 'hm',
          tool_calls: [
            call('bash', { command: 'false' }, 'c1'),
            call('write_file', { path: 'a.py', text: 'x' }, 'c2'),
          ],
          observation: {
            results: [
              { source_call_id: 'c1', content: '<returncode>1</returncode>' },
              { source_call_id: 'c2', content: 'written', extra: { exit_code: 0 } },
            ],
          },
        }),
      ]),
    });
    expect(
      runs[0]!.attempt!.events.map((e) => [e.kind, e.speaker, e.body, e.tokens, e.exit_code, e.path]),
    ).toEqual([
      ['say', 'system', 'be brief', null, null, null],
      ['say', 'user', 'look\n[image]', null, null, null],
      ['say', 'agent', 'hm', 15, null, null],
      ['say', 'agent', 'I look', null, null, null],
      ['call', null, 'false', null, null, null],
      ['edit', null, 'write_file {"path":"a.py","text":"x"}', null, null, 'a.py'],
      ['output', null, '<returncode>1</returncode>', null, 1, null],
      ['output', null, 'written', null, 0, null],
    ]);
    // A time without an offset is UTC, wherever the reader sits.
    expect(runs[0]!.attempt!.started_at).toBe(Date.UTC(2026, 0, 1));
  });

  test('of an unknown source is kept and reported; user turns in the middle count', async () => {
    const { codes, events, runs } = await read({
      't.json': trajectory([
        user('a'),
        agent('b'),
        { source: 'judge', message: 'hm' },
        user('wait'),
        agent('c'),
      ]),
    });
    expect(codes).toEqual(['unknown-kind']);
    expect(events[0]).toContainEqual([0, 'harness', 'hm']);
    expect(runs[0]!.attempt!.events.map(({ turn }) => turn)).toEqual([0, 0, 0, 1, 1]);
  });

  test('that made no model call counts as none; zeros everywhere are unknown', async () => {
    const zero = { metrics: { prompt_tokens: 0, completion_tokens: 0, cost_usd: 0 } };
    const { runs } = await read({
      't.json': trajectory([user('a'), agent('b', { ...zero, llm_call_count: 0 }), agent('c', zero)]),
    });
    expect(runs[0]!.attempt).toMatchObject({
      steps: 1,
      input_tokens: null,
      output_tokens: null,
      cost_usd: null,
    });
  });

  test('under an id that another bears, and out of order in time, is kept and reported', async () => {
    const { codes, events } = await read({
      't.json': trajectory([
        user('a', { timestamp: '2026-01-01T00:00:09Z' }),
        agent('b', { step_id: 1, timestamp: '2026-01-01T00:00:05Z' }),
      ]),
    });
    expect(codes).toEqual(['repeated-id', 'time-order']);
    expect(events[0]).toHaveLength(2);
  });
});

describe('a run in several files', () => {
  const COPIED = { is_copied_context: true };
  const PARTS = {
    'run/trajectory.json': trajectory([user('do it'), agent('one')], {
      continued_trajectory_ref: 'trajectory.cont-1.json',
    }),
    'run/trajectory.cont-1.json': trajectory(
      [user('do it', COPIED), user('handed over', COPIED), agent('two')],
      { continued_trajectory_ref: '/logs/agent/trajectory.cont-2.json' },
    ),
    'run/trajectory.cont-2.json': trajectory([agent('three')], {
      final_metrics: { total_prompt_tokens: 100 },
    }),
  };

  test('is one, in order, copies once, totals once', async () => {
    const { runs, events, codes, notes } = await read(PARTS);
    expect(codes).toEqual([]);
    expect(events).toEqual([
      [
        [0, 'user', 'do it'],
        [0, 'agent', 'one'],
        [0, 'user', 'handed over'],
        [0, 'agent', 'two'],
        [0, 'agent', 'three'],
      ],
    ]);
    // The steps add up to 30 of input and 15 of output; the last file's total of the whole run is larger.
    expect(runs[0]).toMatchObject({
      task: 'run',
      attempt: { input_tokens: 100, output_tokens: 15, steps: 3 },
    });
    expect(notes.at(-1)).toMatch(/copied from an earlier part 1\./);
  });

  test('out of an archive is the same, whatever stands first in it', async () => {
    const path = join(tempFolder(), 'x.tar.gz');
    const entries = Object.entries(PARTS).reverse();
    writeFileSync(
      path,
      await packTar(entries.map(([name, value]) => ({ name, content: JSON.stringify(value) }))),
    );
    const sources = await detectSources([path], NEVER);
    expect(sources.map(({ format }) => format?.name)).toEqual(['atif']);
    const { runs, problems } = await collect(atif, path);
    expect(problems).toEqual([]);
    expect(runs.map(({ attempt }) => attempt!.events.length)).toEqual([5]);
  });

  test.each([
    ['trajectory.cont-1.json', 'missing-continuation', 1],
    ['nothing', '', 1],
  ])('lacking %s says so', async (name, code, n) => {
    const { [`run/${name}` as keyof typeof PARTS]: _, ...rest } = PARTS;
    const { codes, runs } = await read(rest);
    expect(codes).toEqual(code === '' ? [] : [code]);
    expect(runs.length).toBe(code === '' ? n : n + 1);
  });

  test('that lead in a circle end where they come round', async () => {
    const part = (next: string, word: string) =>
      trajectory([agent(word)], { continued_trajectory_ref: next });
    const { codes, events } = await read({
      'a.json': part('b.json', 'A'),
      'b.json': part('a.json', 'B'),
      'self.json': part('self.json', 'S'),
    });
    expect(codes).toEqual(['cyclic-continuation', 'cyclic-continuation']);
    expect(events).toEqual([
      [
        [0, 'agent', 'A'],
        [0, 'agent', 'B'],
      ],
      [[0, 'agent', 'S']],
    ]);
  });

  test('claimed by two runs belongs to the first', async () => {
    const { codes, events } = await read({
      'a.json': trajectory([agent('A')], { continued_trajectory_ref: 'c.json' }),
      'b.json': trajectory([agent('B')], { continued_trajectory_ref: 'c.json' }),
      'c.json': trajectory([agent('C')]),
    });
    expect(codes).toEqual(['shared-continuation']);
    expect(events.map((own) => own.map(([, , body]) => body))).toEqual([['A', 'C'], ['B']]);
  });
});

describe('a sub-agent', () => {
  const ref = (more: object) => ({
    source: 'system',
    message: 'handed on',
    observation: { results: [{ subagent_trajectory_ref: more }] },
  });
  const sub = (word: string, more: object = {}) =>
    trajectory([user(`task ${word}`), agent(word)], { session_id: `id-${word}`, ...more });

  test('is a thread where it is called, by path, by session or inside the file', async () => {
    const { events, codes, runs } = await read({
      'run.trajectory.json': trajectory(
        [
          user('go'),
          // Version 1.6 names one by its session, 1.7 by an id or a path; early ones give no list.
          ref([{ session_id: 'id-x', trajectory_path: 'trajectory.x.json' }]),
          ref({ session_id: 'id-y' }),
          ref([{ trajectory_id: 't-z' }]),
          ref([{ trajectory_path: '/logs/agent/w.json' }]),
          agent('done'),
        ],
        { subagent_trajectories: [sub('z', { trajectory_id: 't-z' })] },
      ),
      'run.trajectory.x.json': sub('x'),
      'elsewhere.json': sub('y'),
      'w.json': sub('w'),
    });
    expect(codes).toEqual([]);
    expect(events).toHaveLength(1);
    expect(events[0]!.filter(([thread]) => thread !== 0)).toEqual([
      [1, 'agent', 'task x'],
      [1, 'agent', 'x'],
      [2, 'agent', 'task y'],
      [2, 'agent', 'y'],
      [3, 'agent', 'task z'],
      [3, 'agent', 'z'],
      [4, 'agent', 'task w'],
      [4, 'agent', 'w'],
    ]);
    expect(events[0]!.at(-1)).toEqual([0, 'agent', 'done']);
    // Its calls and tokens are the run's, its task is no user turn.
    expect(runs[0]!.attempt).toMatchObject({ steps: 5, input_tokens: 50 });
    expect(runs[0]!.attempt!.events.every(({ turn }) => turn === 0)).toBe(true);
  });

  test('that nothing refers to stands at the end; one that is not there is reported', async () => {
    const { events, codes } = await read({
      't.json': trajectory([agent('a'), ref([{ trajectory_path: 'gone.json' }])], {
        subagent_trajectories: [sub('z', { trajectory_id: 't-z' })],
      }),
    });
    expect(codes).toEqual(['missing-subagent', 'unreferenced']);
    expect(events[0]!.at(-1)).toEqual([1, 'agent', 'z']);
  });
});

describe('a source', () => {
  test('of another version 1 is read, and said to be unknown', async () => {
    const { codes, runs } = await read({
      't.json': trajectory([agent('a')], { schema_version: 'ATIF-v1.12' }),
      'u.json': trajectory([agent('a')], { schema_version: 'ATIF-v1.5' }),
    });
    expect(codes).toEqual(['unknown-version']);
    expect(runs).toHaveLength(2);
  });

  test('cut off costs the file that is cut, with its place', async () => {
    const whole = JSON.stringify(trajectory([agent('a')]));
    const { codes, runs } = await read({ 't.json': whole, 'u.json': whole.slice(0, -20) });
    expect(codes).toEqual(['not-json']);
    expect(runs).toHaveLength(1);
  });

  test('keeps 50 MB in one line, escapes of terminals and marks of direction as they stand', async () => {
    const long = 'x'.repeat(50_000_000);
    const odd = '\u001b[31mred\u001b[0m \u202egnp.exe \u0000 é';
    const { events, codes } = await read({ 't.json': trajectory([user(odd), agent(long)]) });
    expect(codes).toEqual([]);
    expect(events[0]![0]![2]).toBe(odd);
    expect((events[0]![1]![2] as string).length).toBe(50_000_000);
  });

  test('with two runs of one task and system numbers them', async () => {
    const extra = { extra: { instance_id: 'org/task-1' } };
    const { runs, notes } = await read({
      'a.json': trajectory([agent('a')], extra),
      'b.json': trajectory([agent('b')], extra),
    });
    expect(runs.map(({ task, repeat }) => [task, repeat])).toEqual([
      ['task-1', 1],
      ['task-1', 2],
    ]);
    expect(notes.join()).toMatch(/numbered as its repeats/);
  });

  test('that swells keeps what stands before', async () => {
    const small = JSON.stringify(trajectory([agent('a')]));
    const tar = gunzipSync(
      await packTar([
        { name: 't.json', content: small },
        { name: 'z.json', content: 'x' },
      ]),
    );
    // The second header claims 300 GB.
    const at = tar.indexOf('z.json');
    tar.write('4570000000000'.slice(0, 12), at + 124, 'latin1');
    tar.fill(' ', at + 148, at + 156);
    const sum = tar.subarray(at, at + 512).reduce((a, b) => a + b, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
    const path = join(tempFolder(), 'bomb.tar.gz');
    writeFileSync(path, gzipSync(tar));
    const { runs, problems } = await collect(atif, path);
    expect(problems.map(({ code }) => code)).toEqual(['archive-bomb']);
    expect(runs).toHaveLength(1);
  });

  test('is told by its content, and a folder with other data is not claimed', async () => {
    const one = trajectory([agent('a')]);
    const alone = await detectSources([writeFiles({ 'x.json': one, 'README.md': 'hm' })], NEVER);
    expect(alone.map(({ format }) => format?.name)).toEqual(['atif']);
    const mixed = await detectSources(
      [writeFiles({ 'a.json': one, 'b.csv': 'task,resolved\na,true\n', 'c.json': { steps: [] } })],
      NEVER,
    );
    expect(mixed.map(({ format }) => format?.name ?? null)).toEqual(['atif', 'runs-table', null]);
  });
});
