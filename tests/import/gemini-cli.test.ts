import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { geminiCli } from '../../main/import/formats/gemini-cli.ts';
import { GEMINI_CLI_RUNS } from './expectations/sessions.ts';
import { collect, NEVER } from './support/collect.ts';
import { factsOf } from './support/facts-of.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('trajectory-samples/gemini-cli');

// All sessions below are made by hand after the types that the program keeps them by.
const HEAD = { sessionId: 's', projectHash: 'p', startTime: '2026-01-01T00:00:00.000Z' };
const message = (id: string, type: string, content: unknown, more: object = {}) => ({
  ...{ id, timestamp: `2026-01-01T00:00:0${id}.000Z`, type, content },
  ...more,
});
const TOKENS = { input: 10, cached: 4, output: 2, thoughts: 3, tool: 1, total: 16 };
const read = async (content: unknown, name = 'session.json') => {
  const { runs, problems } = await collect(geminiCli, writeFiles({ [name]: content }));
  return { attempt: runs[0]?.attempt, runs, codes: problems.map(({ code }) => code) };
};

describe.runIf(SAMPLES !== null)(`the sample (${SAMPLES ?? 'not run: ../shared/data is missing'})`, () => {
  test('holds what was counted in it', async () => {
    expect(await factsOf(geminiCli, SAMPLES!)).toEqual(GEMINI_CLI_RUNS);
  });
});

describe('a session', () => {
  const MESSAGES = [
    message('1', 'user', 'go'),
    message('2', 'gemini', [{ text: 'I run it' }], {
      model: 'gemini-x',
      tokens: TOKENS,
      thoughts: [{ subject: 'Plan', description: 'run', timestamp: '2026-01-01T00:00:02.000Z' }],
      toolCalls: [
        {
          ...{ id: 'a', name: 'run_shell_command', args: { command: 'false' }, status: 'success' },
          result: [{ functionResponse: { response: { output: 'Output: no\nExit Code: 1\nSignal: 0' } } }],
        },
        {
          ...{ id: 'b', name: 'replace', args: { file_path: 'a.ts', modified_by_user: true } },
          ...{ status: 'success', result: 'ok', resultDisplay: { fileDiff: '-x\n+y' } },
        },
        { id: 'c', name: 'web_fetch', args: {}, status: 'cancelled' },
      ],
    }),
    message('3', 'info', 'Request cancelled.'),
    message('4', 'user', 'wait'),
    message('5', 'gemini', 'ok', { model: 'gemini-x', tokens: TOKENS }),
  ];

  test('keeps thoughts, calls, results, edits by the user and notices', async () => {
    const { attempt, codes } = await read({ ...HEAD, messages: MESSAGES });
    expect(codes).toEqual([]);
    expect(
      attempt!.events.map((e) => [e.speaker ?? e.kind, e.body, e.turn, e.tokens, e.exit_code, e.path]),
    ).toEqual([
      ['user', 'go', 0, null, null, null],
      ['agent', 'Plan\nrun', 0, 16, null, null],
      ['agent', 'I run it', 0, null, null, null],
      ['call', 'false', 0, null, null, null],
      ['output', 'Output: no\nExit Code: 1\nSignal: 0', 0, null, 1, null],
      ['edit', 'replace {"file_path":"a.ts","modified_by_user":true}', 0, null, null, 'a.ts'],
      ['output', 'ok', 0, null, null, null],
      ['user-edit', '-x\n+y', 0, null, null, 'a.ts'],
      ['tool', 'web_fetch {}', 0, null, null, null],
      ['harness', 'web_fetch: cancelled', 0, null, null, null],
      ['harness', 'Request cancelled.', 0, null, null, null],
      ['user', 'wait', 1, null, null, null],
      ['agent', 'ok', 1, 16, null, null],
    ]);
    expect(attempt).toMatchObject({ steps: 2, input_tokens: 22, cached_tokens: 8, output_tokens: 10 });
  });

  test('line by line is the same; what was taken back stays, and is said', async () => {
    const lines = [
      HEAD,
      MESSAGES[0],
      message('2', 'gemini', 'half'),
      MESSAGES[1],
      { $set: { lastUpdated: '2026-01-01T00:00:09.000Z' } },
      message('3', 'user', 'no'),
      { $rewindTo: '3' },
      message('4', 'user', 'rather this'),
    ];
    const folder = writeFiles({ 'session.jsonl': lines.map((line) => JSON.stringify(line)).join('\n') });
    expect((await detectSources([folder], NEVER)).map(({ format }) => format?.name)).toEqual(['gemini-cli']);
    const { runs, problems } = await collect(geminiCli, join(folder, 'session.jsonl'));
    expect(problems).toEqual([]);
    const said = runs[0]!.attempt!.events.filter(({ kind }) => kind === 'say');
    expect(said.map(({ speaker, body }) => [speaker, body])).toEqual([
      ['user', 'go'],
      ['agent', 'Plan\nrun'],
      ['agent', 'I run it'],
      ['harness', 'web_fetch: cancelled'],
      ['user', 'no'],
      ['harness', '{"$rewindTo":"3"}'],
      ['user', 'rather this'],
    ]);
  });

  test.each([
    ['of an unknown kind', [message('1', 'oracle', 'hm')], ['unknown-kind']],
    ['under a repeated id', [message('1', 'user', 'a'), message('1', 'user', 'b')], ['repeated-id']],
    ['out of order', [message('2', 'user', 'a'), message('1', 'user', 'b')], ['time-order']],
  ])('with messages %s keeps them and says so', async (_, messages, expected) => {
    const { attempt, codes } = await read({ ...HEAD, messages });
    expect(codes).toEqual(expected);
    expect(attempt!.events).toHaveLength(messages.length);
  });

  test('with nothing counted has no counts', async () => {
    const tokens = { input: 0, output: 0, cached: 0, total: 0 };
    const { attempt } = await read({ ...HEAD, messages: [message('1', 'gemini', 'a', { tokens })] });
    expect(attempt).toMatchObject({ input_tokens: null, cached_tokens: null, output_tokens: null });
  });

  test('cut off is reported with its place; a line of another kind likewise', async () => {
    const whole = JSON.stringify({ ...HEAD, messages: MESSAGES });
    const { runs, codes } = await read(whole.slice(0, -5));
    expect([runs.length, codes]).toEqual([0, ['not-json']]);
    const lines = [HEAD, { odd: 1 }, message('1', 'user', 'a')]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const byLine = await read(`${lines}\n{"id":`, 'session.jsonl');
    expect(byLine.codes).toEqual(['unknown-kind', 'not-json']);
    expect(byLine.attempt!.events).toHaveLength(1);
  });
});
