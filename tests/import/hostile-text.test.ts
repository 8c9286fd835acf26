import { describe, expect, test } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import { collect } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { writeFiles } from './support/write-files.ts';

/** Files of one run in which somebody says `text`, made by hand; the other formats have such tests of their own. */
type Files = Readonly<Record<string, unknown>>;

const config = {
  ...{ task: { path: 'tasks/t', source: 'd' }, trial_name: 't__aaaaaaa', trials_dir: 'jobs/j' },
  agent: { name: 'codex', model_name: 'openai/gpt-5', kwargs: {} },
};

const SOURCES: Readonly<Record<string, (text: string) => Files>> = {
  'mini-swe-agent': (text) => ({
    'night/a__b-1.traj.json': {
      ...{ trajectory_format: 'mini-swe-agent-1.1', instance_id: 'a__b-1' },
      info: { exit_status: 'Submitted', submission: '', config: { model: { model_name: 'm' } } },
      messages: [
        { role: 'user', content: 'go' },
        { role: 'assistant', content: text },
      ],
    },
  }),
  'gemini-cli': (text) => ({
    'session.json': {
      ...{ sessionId: 's', projectHash: 'p', startTime: '2026-01-01T00:00:00Z' },
      messages: [{ id: '1', type: 'gemini', content: text, timestamp: '2026-01-01T00:00:01Z' }],
    },
  }),
  harbor: (text) => ({
    't__aaaaaaa/result.json': {
      ...{ task_name: 'o/t', trial_name: 't__aaaaaaa', config, exception_info: null },
      ...{ verifier_result: { rewards: { reward: 1 } }, finished_at: '2026-01-01T00:00:00Z' },
    },
    't__aaaaaaa/agent/trajectory.json': {
      ...{ schema_version: 'ATIF-v1.6', session_id: 's', agent: { name: 'codex', version: '1' } },
      steps: [{ step_id: 1, source: 'agent', message: text }],
    },
  }),
};

const words = (runs: readonly ImportedRun[]) =>
  runs[0]!.attempt!.events.filter(({ speaker }) => speaker === 'agent').map(({ body }) => body);

async function said(name: string, text: string) {
  const { runs, problems } = await collect(formatNamed(name), writeFiles(SOURCES[name]!(text)));
  expect(problems).toEqual([]);
  expect(runs).toHaveLength(1);
  return words(runs);
}

describe.each(Object.keys(SOURCES))('%s', (name) => {
  test('keeps escapes of terminals, overrides of direction, NUL and marks of HTML as they stand', async () => {
    const odd =
      '\u001b]0;title\u0007\u001b[2J\u001b[31mred\u001b[0m \u202egnp.exe\u202c \u2066\u0000 <img src=x>\r\n.';
    expect(await said(name, odd)).toEqual([odd]);
  });

  test('reads 50 MB in one line', async () => {
    const [body] = await said(name, 'x'.repeat(50_000_000));
    expect(body).toHaveLength(50_000_000);
  });
});
