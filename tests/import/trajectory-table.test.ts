import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { openHands } from '../../main/import/formats/openhands.ts';
import { exitOf } from '../../main/import/formats/trajectory-table/exit-of.ts';
import { trajectoryTable } from '../../main/import/formats/trajectory-table.ts';
import { CHAT_RUNS, FENCED_RUN, STEP_RUNS } from './expectations/trajectory-tables.ts';
import { collect, NEVER } from './support/collect.ts';
import { fixture } from './support/fixture.ts';
import { outlineOfRun } from './support/outline-of-run.ts';
import { sharedData } from './support/shared-data.ts';
import { jsonLines, writeFiles } from './support/write-files.ts';

type Value = Readonly<Record<string, unknown>>;

const TABLES = ['tool-chat.parquet', 'json-chat.parquet', 'fenced-chat.parquet', 'steps.jsonl'];
const table = (name: string) => fixture('trajectory-tables', name);

const user = (content: unknown) => ({ role: 'user', content });
const agent = (content: unknown, more: Value = {}) => ({ role: 'assistant', content, ...more });
const CHAT = [user('mend it'), agent('done')];

async function read(rows: readonly Value[], mapping = {}) {
  const root = writeFiles({ 't.jsonl': jsonLines(...rows) });
  return collect(trajectoryTable, join(root, 't.jsonl'), mapping);
}

async function told(messages: unknown, more: Value = {}) {
  const { runs } = await read([{ instance_id: 'a', messages, ...more }]);
  return runs[0]!.attempt!.events.map(
    ({ kind, speaker, body }) => `${kind}${speaker ? ` ${speaker}` : ''}: ${body}`,
  );
}

describe('tables made from real transcripts', () => {
  test.each(['tool-chat.parquet', 'json-chat.parquet'])('%s holds what was counted in it', async (name) => {
    const { runs, problems, notes } = await collect(trajectoryTable, table(name));
    expect(problems).toEqual([]);
    expect(runs.map(outlineOfRun)).toEqual(CHAT_RUNS);
    expect(runs.map(({ repeat, line, repository }) => [repeat, line, repository])).toEqual([
      [1, 1, 'sqlfluff/sqlfluff'],
      [2, 2, 'sqlfluff/sqlfluff'],
      [1, 3, 'pvlib/pvlib-python'],
    ]);
    expect(notes).toEqual([
      'Columns not imported: trajectory_id, tools.',
      expect.stringMatching(/^1 runs have the task, system and condition of an earlier one/),
    ]);
    const exits = runs[0]!.attempt!.events.flatMap(({ exit_code }) => exit_code ?? []);
    expect([exits.length, exits.filter((code) => code !== 0).length]).toEqual([47, 8]);
  });

  test('fenced-chat.parquet: commands in the text are calls, what comes back in the role of the user outputs', async () => {
    const { runs, notes } = await collect(trajectoryTable, table('fenced-chat.parquet'));
    expect(runs.map(outlineOfRun)).toEqual([FENCED_RUN]);
    expect(notes).toContain('Columns not imported: eval_logs.');
  });

  test('steps.jsonl: steps of SWE-agent, and events of OpenHands as its own reader has them', async () => {
    const { runs } = await collect(trajectoryTable, table('steps.jsonl'));
    expect(runs.slice(0, 1).map(outlineOfRun)).toEqual(STEP_RUNS);
    const SAMPLES = sharedData('trajectory-samples/openhands');
    if (SAMPLES === null) return;
    const [own] = (await collect(openHands, join(SAMPLES, 'ui-export-basic.json'))).runs;
    expect(runs[1]!.attempt!.events).toEqual(own!.attempt!.events);
    expect(outlineOfRun(runs[1]!)).toEqual({ ...outlineOfRun(own!), task: 'hello' });
  });

  test('are told from other tables, and what is guessed is shown and can be corrected', async () => {
    const found = await detectSources(TABLES.map(table), NEVER);
    expect(found.map(({ format }) => format?.name)).toEqual(Array(4).fill('trajectory-table'));
    const { columns, groups, n_files } = await trajectoryTable.inspect(table('fenced-chat.parquet'), NEVER);
    expect([columns, n_files]).toEqual([
      {
        ...{ task: 'instance_id', messages: 'trajectory', resolved: 'target', patch: 'generated_patch' },
        ...{ exit: 'exit_status', model: 'model_name' },
      },
      1,
    ]);
    expect(groups).toMatchObject([{ name: 'fenced-chat.parquet', system: 'swe-agent-llama-70b' }]);
    const mapping = { columns: { agent: 'model_name', model: 'exit_status' }, all: { benchmark: 'B' } };
    const { runs } = await collect(trajectoryTable, table('fenced-chat.parquet'), mapping);
    expect(runs[0]).toMatchObject({ benchmark: 'B', system: { label: 'swe-agent-llama-70b · submitted' } });
  });
});

describe('what a table is told by', () => {
  test('a transcript in each row; runs, tasks, messages, predictions and events of OpenHands are not claimed', async () => {
    const root = writeFiles({
      'runs.jsonl': jsonLines({ instance_id: 'a', resolved: true, steps: 3 }),
      'runs.csv': 'task,resolved,messages\na,true,12\n',
      'messages.jsonl': jsonLines({ session_id: 's', role: 'user', text: 'hello' }),
      'corpus.jsonl': jsonLines({ conversation_id: 's', messages: CHAT }),
      'preds.jsonl': jsonLines({ instance_id: 'a', model_patch: 'x', model_name_or_path: 'm' }),
      'hands.jsonl': jsonLines({
        instance_id: 'a',
        history: [{ id: 0, source: 'user', action: 'message', args: { content: 'x' } }],
        test_result: { git_patch: '' },
      }),
      'hands-table.jsonl': jsonLines({
        instance_id: 'a',
        trajectory: [{ id: 0, source: 'user', action: 'message', args: { content: 'x' } }],
      }),
      'one.traj': { trajectory: [{ action: 'ls', observation: 'a' }], history: [], info: {} },
      'traces.jsonl': jsonLines({ conversations: CHAT, task: 'a', episode: 'episode-0', trial_name: 'x' }),
      'runs-and-talk.jsonl': jsonLines({ instance_id: 'a', resolved: true, messages: CHAT }),
      'z.json': [{ instance_id: 'a', messages: CHAT }],
    });
    const found = await detectSources([root], NEVER);
    expect(
      Object.fromEntries(found.map(({ path, format }) => [path.slice(root.length + 1), format?.name])),
    ).toEqual({
      'corpus.jsonl': 'message-table',
      'hands-table.jsonl': 'trajectory-table',
      'hands.jsonl': 'openhands',
      'messages.jsonl': 'message-table',
      'one.traj': 'swe-agent',
      'preds.jsonl': 'predictions',
      'runs-and-talk.jsonl': 'trajectory-table',
      'runs.csv': 'runs-table',
      'runs.jsonl': 'runs-table',
      'traces.jsonl': undefined,
      'z.json': 'trajectory-table',
    });
  });

  test('a first row of several megabytes', async () => {
    const long = { messages: [user('x'.repeat(3_000_000)), agent('done')], instance_id: 'a', resolved: 1 };
    const root = writeFiles({ 't.jsonl': jsonLines(long, long), 'one.json': long });
    for (const name of ['t.jsonl', 'one.json']) {
      expect(await trajectoryTable.sniff(join(root, name))).toMatchObject({ confidence: 0.85 });
      const { runs } = await collect(trajectoryTable, join(root, name));
      expect(runs.map(({ grade }) => grade?.verdict)).toEqual(
        Array(name === 't.jsonl' ? 2 : 1).fill('resolved'),
      );
    }
  });

  test('a folder of such tables is one source, in which repeats are counted through', async () => {
    const root = writeFiles({ 'data/README.md': 'x' });
    for (const part of ['a', 'b'])
      copyFileSync(table('tool-chat.parquet'), join(root, 'data', `train-${part}.parquet`));
    const [source] = await detectSources([root], NEVER);
    expect([source?.path, source?.format?.name]).toEqual([root, 'trajectory-table']);
    const { runs, notes } = await collect(trajectoryTable, root, {
      runs: { 'data/train-b.parquet': { condition: 'c' } },
    });
    expect(runs.map(({ file, repeat, condition }) => [file, repeat, condition])).toEqual([
      ['data/train-a.parquet', 1, 'vanilla'],
      ['data/train-a.parquet', 2, 'vanilla'],
      ['data/train-a.parquet', 1, 'vanilla'],
      ['data/train-b.parquet', 1, 'c'],
      ['data/train-b.parquet', 2, 'c'],
      ['data/train-b.parquet', 1, 'c'],
    ]);
    expect(notes.filter((note) => note.startsWith('Columns'))).toHaveLength(1);
    const unmapped = await collect(trajectoryTable, root);
    expect(unmapped.runs.map(({ repeat }) => repeat)).toEqual([1, 2, 1, 3, 4, 2]);
    expect((await trajectoryTable.inspect(root, NEVER)).groups.map(({ name }) => name)).toEqual([
      'data/train-a.parquet',
      'data/train-b.parquet',
    ]);
    mkdirSync(join(root, 'other'));
    copyFileSync(fixture('mini-swe-agent', 'runs.csv'), join(root, 'other', 'runs.csv'));
    expect((await trajectoryTable.sniff(root)).confidence).toBe(0);
  });

  test('without messages or tasks it is refused until a mapping names them', async () => {
    const row = { which: 'a', what: CHAT };
    await expect(read([row])).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(/no column for the task/),
    });
    const columns = { task: 'which', messages: 'what' };
    expect((await read([row], { columns })).runs.map(({ task }) => task)).toEqual(['a']);
    await expect(read([row], { columns: { ...columns, colour: 'what' } })).rejects.toMatchObject({
      code: 'usage',
    });
    await expect(read([row], { columns: { ...columns, model: 'none' } })).rejects.toMatchObject({
      code: 'usage',
    });
  });
});

describe('the transcript of a row', () => {
  const CALL = { id: 'c', function: { name: 'bash', arguments: '{"command":"ls"}' } };

  test.each<readonly [string, unknown]>([
    ['a list', CHAT],
    ['the JSON of a list', JSON.stringify(CHAT)],
    ['the JSON of messages each', CHAT.map((message) => JSON.stringify(message))],
    ['an object around it', { messages: CHAT, info: {} }],
    ['lists of fields side by side', { role: ['user', 'assistant'], content: ['mend it', 'done'] }],
    [
      'human and gpt',
      [
        { from: 'human', value: 'mend it' },
        { from: 'gpt', value: 'done' },
      ],
    ],
  ])('may be %s', async (_, messages) => {
    expect(await told(messages)).toEqual(['say user: mend it', 'say agent: done']);
  });

  test('users speak in the middle where tools are called, whatever their number', async () => {
    const messages = [
      { role: 'system', content: 'be brief' },
      user('mend it'),
      agent('', { tool_calls: [CALL, CALL] }),
      { role: 'tool', content: '<returncode>2</returncode>' },
      { role: 'tool', content: 'a' },
      user('not so'),
      agent('done', { tool_calls: JSON.stringify([CALL]) }),
      user('thanks'),
    ];
    expect(await told(messages)).toEqual([
      ...['say system: be brief', 'say user: mend it', 'call: ls', 'call: ls'],
      ...[
        'output: <returncode>2</returncode>',
        'output: a',
        'say user: not so',
        'say agent: done',
        'call: ls',
      ],
      'say user: thanks',
    ]);
  });

  test('functions marked in the text are calls; a reply without one is answered by the user', async () => {
    const act = (body: string) => `I look.\n\n<function=${body}</function>`;
    const messages = [
      user('mend it'),
      agent(act('execute_bash>\n<parameter=command>\nls -a\n</parameter>\n')),
      user('EXECUTION RESULT of [execute_bash]:\na.py\n[The command completed with exit code 1.]'),
      agent(
        act(
          'str_replace_editor>\n<parameter=command>create</parameter>\n<parameter=path>/a.py</parameter>\n',
        ),
      ),
      user('File created'),
      agent(act('finish>\n')),
      user('Please go on.'),
      agent('Is that so?'),
      user('It is.'),
    ];
    const { runs } = await read([{ instance_id: 'a', messages }]);
    const { events, steps } = runs[0]!.attempt!;
    expect(
      events.map(({ kind, speaker, exit_code }) => `${kind} ${speaker ?? exit_code ?? ''}`.trim()),
    ).toEqual([
      ...['say user', 'say agent', 'call', 'output 1', 'say agent', 'edit', 'output'],
      ...['say agent', 'tool', 'output', 'say agent', 'say user'],
    ]);
    expect(events[2]!.body).toBe('ls -a');
    expect(events[5]).toMatchObject({ path: '/a.py' });
    expect(steps).toBe(4);
  });

  test('single commands in fences are calls; a complaint about the form is the harness, talk with code is talk', async () => {
    const run = (command: string) => agent(`THOUGHT: so\n\n\`\`\`bash\n${command}\n\`\`\``);
    const messages = [
      ...[user('mend it'), run('ls'), user('a'), run('cat a'), user('b'), run('pwd'), user('/')],
      agent('```bash\na\n```\n```bash\nb\n```'),
      user('Please always provide EXACTLY ONE action in triple backticks.'),
      run('echo end'),
    ];
    expect((await told(messages)).filter((line) => !line.startsWith('say agent'))).toEqual([
      ...['say user: mend it', 'call: ls', 'output: a', 'call: cat a', 'output: b', 'call: pwd', 'output: /'],
      'say harness: Please always provide EXACTLY ONE action in triple backticks.',
      'call: echo end',
    ]);
    const talk = [
      user('how?'),
      run('ls'),
      user('and then?'),
      agent('Nothing.'),
      user('Sure?'),
      agent('Yes.'),
    ];
    expect((await told(talk)).filter((line) => line.startsWith('say user'))).toHaveLength(3);
  });

  test('calls of other chat forms: parts, function_call, observation', async () => {
    const parts = [
      user([{ type: 'text', text: 'mend it' }]),
      agent([{ type: 'tool_use', name: 'bash', input: { command: 'ls' } }]),
      user([{ type: 'tool_result', content: 'a' }]),
      user('and?'),
    ];
    expect(await told(parts)).toEqual(['say user: mend it', 'call: ls', 'output: a', 'say user: and?']);
    const shared = [
      { from: 'human', value: 'mend it' },
      { from: 'function_call', value: '{"name":"bash","arguments":{"command":"ls"}}' },
      { from: 'observation', value: 'a' },
    ];
    expect(await told(shared)).toEqual(['say user: mend it', 'call: ls', 'output: a']);
  });

  test('a trajectory of mini-swe-agent inside a column brings what it says of itself', async () => {
    const messages = {
      ...{ trajectory_format: 'mini-swe-agent-1.1', messages: CHAT },
      info: {
        ...{
          exit_status: 'Submitted',
          submission: 'diff',
          model_stats: { api_calls: 7, instance_cost: 0.5 },
        },
        config: { model: { model_name: 'a/m' } },
      },
    };
    const { runs } = await read([{ instance_id: 'a', trajectory: messages }]);
    expect(runs[0]).toMatchObject({
      system: { label: 'mini-swe-agent · m' },
      attempt: { exit: 'submitted', patch: 'diff', steps: 7, cost_usd: 0.5 },
    });
  });

  test('bodies stand as they are: escapes of terminals, overrides of direction', async () => {
    const text = 'a\u001b[31mred\u001b[0m \u202eabc\u202c\r\n';
    expect(await told([user(text)])).toEqual([`say user: ${text}`]);
  });

  test('that is none, or of an unknown form, leaves the run with a note', async () => {
    const { runs } = await read([
      { instance_id: 'a', messages: CHAT },
      { instance_id: 'b', messages: [] },
      { instance_id: 'c', messages: [{ colour: 'red' }] },
      { instance_id: 'd', messages: 'once upon a time' },
    ]);
    expect(runs.map(({ note, attempt }) => [note, attempt!.events.length])).toEqual([
      [null, 2],
      ['It has no transcript.', 0],
      ['Its transcript is of no form that is known.', 0],
      ['Its transcript is of no form that is known.', 0],
    ]);
  });
});

describe('the other columns of a row', () => {
  const row = (more: Value) => ({ instance_id: 'a', messages: CHAT, ...more });

  test.each([
    [true, 'resolved', null],
    [1, 'resolved', null],
    ['False', 'unresolved', null],
    [0, 'unresolved', null],
    [0.5, undefined, 'Its verdict is 0.5, which is neither yes nor no.'],
    ['maybe', undefined, 'Its verdict is "maybe", which is neither yes nor no.'],
    [null, undefined, null],
    ['', undefined, null],
  ])('a verdict %j is %s', async (resolved, verdict, note) => {
    const { runs } = await read([row({ resolved })]);
    expect([runs[0]!.grade?.verdict, runs[0]!.note]).toEqual([verdict, note]);
  });

  test('outcomes, measures, names', async () => {
    const { runs, problems, notes } = await read([
      row({
        outcome: 'patch-failed',
        steps: 3,
        prompt_tokens: 10,
        completion_tokens: '5',
        cost: 0.25,
        duration: 9,
      }),
      row({
        outcome: 'empty-patch',
        agent: 'A',
        model: 'p/m',
        benchmark: 'B',
        condition: 'c',
        repeat: 4,
        repo: 'o/n',
      }),
      row({ outcome: 'odd', prompt_tokens: 0, completion_tokens: 0, cost: 0, repeat: 0, repo: 'n' }),
      { messages: CHAT },
      row({ instance_id: 17 }),
    ]);
    expect(runs.map(({ grade, note }) => [grade?.verdict, note])).toEqual([
      ['patch-failed', null],
      ['unresolved', null],
      [undefined, 'Its outcome is “odd”, which is none.'],
      [undefined, null],
    ]);
    expect(runs[0]!.attempt).toMatchObject({
      ...{ steps: 3, input_tokens: 10, output_tokens: 5, cost_usd: 0.25, duration_s: 9, patch_empty: null },
    });
    expect(runs[1]).toMatchObject({
      ...{ system: { label: 'A · m', agent: 'A', model: 'p/m' }, benchmark: 'B', condition: 'c', repeat: 4 },
      ...{ repository: 'o/n', attempt: { patch_empty: true, steps: 1 } },
    });
    expect(runs[2]).toMatchObject({
      ...{ repeat: 2, repository: null },
      attempt: { input_tokens: null, output_tokens: null, cost_usd: null },
    });
    expect(runs[3]!.task).toBe('17');
    expect(problems).toMatchObject([{ file: 't.jsonl', line: 4, code: 'no-task' }]);
    expect(notes.join(' ')).toMatch(/do not tell their benchmark/);
  });

  test('the benchmark is told by all tasks of all files together', async () => {
    const tasks = ['astropy__astropy-14995', 'astropy__astropy-13977'];
    const rows = tasks.map((instance_id) => ({ instance_id, messages: CHAT }));
    const root = writeFiles({ 'a.jsonl': jsonLines(rows[0]), 'b.jsonl': jsonLines(rows[1]) });
    const { runs } = await collect(trajectoryTable, root);
    expect(runs.map(({ benchmark }) => benchmark)).toEqual(['SWE-bench Verified', 'SWE-bench Verified']);
  });

  test('words for the end, of any agent', () => {
    const words = {
      ...{ submitted: 'submitted', 'submitted (exit_cost)': 'cost-limit', exit_context: 'token-limit' },
      ...{ Submitted: 'submitted', ContextWindowExceededError: 'token-limit', TimeExceeded: 'time-limit' },
      ...{ 'Agent reached maximum iteration in headless mode': 'step-limit', max_steps: 'step-limit' },
      ...{ finish: 'submitted', stop: 'submitted', length: 'token-limit', budget_exceeded: 'cost-limit' },
      ...{ RuntimeError: 'error', command_timeout: 'time-limit', Timeout: null, LimitsExceeded: null },
      ...{ '': null, none: null, purple: null },
    };
    for (const [word, exit] of Object.entries(words)) expect([word, exitOf(word)]).toEqual([word, exit]);
    expect(exitOf(null)).toBeNull();
  });
});

describe('damage', () => {
  test('costs its row: broken JSON, no object, keys twice', async () => {
    const good = JSON.stringify({ instance_id: 'a', messages: CHAT });
    const root = writeFiles({
      't.jsonl': [good, '{"instance_id": "b", "mess', '[1]', good.replace('{', '{"x":1,"x":2,'), good].join(
        '\n',
      ),
    });
    const { runs, problems } = await collect(trajectoryTable, join(root, 't.jsonl'));
    expect(runs.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'not-json'],
      [3, 'not-a-row'],
      [4, 'repeated-key'],
    ]);
  });

  test('50 MB in one line are read', async () => {
    const { runs, problems } = await read([
      { instance_id: 'a', messages: CHAT },
      { instance_id: 'b', messages: [user('x'.repeat(50_000_000))] },
    ]);
    expect(problems).toEqual([]);
    expect(runs.map(({ attempt }) => attempt!.events[0]!.body.length)).toEqual([7, 50_000_000]);
  });

  test('a cancelled reading stops', async () => {
    const cancelled = AbortSignal.abort(new Error('stop'));
    const reading = async () => {
      for await (const _ of trajectoryTable.read(table('steps.jsonl'), {}, cancelled));
    };
    await expect(reading()).rejects.toThrow('stop');
  });
});
