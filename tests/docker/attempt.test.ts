import { describe, expect, it } from 'vitest';
import type { Script } from '../../analysis/model/script.ts';
import { scriptedAgent } from '../../main/evaluation/agents/scripted-agent.ts';
import type { Agent } from '../../main/evaluation/attempt/agent.ts';
import { attempt, EMPTY, told } from './support/attempt.ts';
import { bash, testSandbox } from './support/test-engine.ts';

const SPLIT: Script = {
  ...EMPTY,
  spine: [
    { when: 'start', what: { say: { text: 'First.' }, checkpoint: [] } },
    { when: 'turn-end', what: { ask: { question: 'Why?', answer: null } } },
    { when: 'turn-end', what: { say: { text: 'Then.' } } },
  ],
};

const does = (...turns: readonly (readonly string[])[]) =>
  scriptedAgent('scripted', { version: 1, any: turns.map((turn) => [...turn]), tasks: {} });

describe('an attempt', () => {
  it('says the statement, keeps all that happens, and hands in what changed', async () => {
    const result = await attempt({ agent: does(['echo three >> a; cat a', 'exit 3']) });
    expect(told(result.events)).toEqual([
      [0, 'user', 'Mend it.'],
      [0, 'call', 'echo three >> a; cat a'],
      [0, 'output', 'one\ntwo\nthree'],
      [0, 'call', 'exit 3'],
      [0, 'output', ''],
    ]);
    expect(result.events.at(-1)?.exit_code).toBe(3);
    expect(result.patch).toMatch(/^diff --git a\/a b\/a\n[\s\S]*\n\+three\n$/);
    expect(result).toMatchObject({ exit: 'submitted', steps: 2, usage: null, deliveries: [] });
  });

  it('cannot read what came after the base commit', async () => {
    const look =
      'git log --all --oneline; git tag; git branch -a; git remote; git fsck --unreachable --no-progress';
    const { events } = await attempt({ agent: does([look]) });
    expect(events.at(-1)?.body).toMatch(/^[0-9a-f]+ base\n\* main\n$/);
  });

  it('is known by what changed, whatever it does to its own repository', async () => {
    const { patch } = await attempt({
      agent: does([
        'echo new > c; mkdir d; echo x > d/y; rm untracked; echo o > b.o',
        'git add -A; git commit -qm mine; rm -rf .git',
      ]),
    });
    expect(patch?.match(/^diff --git .*$/gm)).toEqual([
      'diff --git a/c b/c',
      'diff --git a/d/y b/d/y',
      'diff --git a/untracked b/untracked',
    ]);
  });

  it('has no patch where nothing changed, and works where there is no repository', async () => {
    const sandbox = await testSandbox();
    await bash(sandbox, 'mkdir /repo; echo one > /repo/a');
    expect((await attempt({ agent: does(['ls']), sandbox })).patch).toBe('');
    const other = await testSandbox();
    await bash(other, 'mkdir /repo; echo one > /repo/a');
    expect((await attempt({ agent: does(['echo two > a']), sandbox: other })).patch).toMatch(/-one\n\+two/);
  });
});

describe('a script', () => {
  it('is told turn by turn, and the repository noted after the turns that ask for it', async () => {
    const agent = does(['echo three >> a'], ['cat a'], ['echo four >> a']);
    const { events, deliveries, checkpoints, patch } = await attempt({ agent, script: SPLIT });
    expect(told(events).filter(([, who]) => who === 'user')).toEqual([
      [0, 'user', 'First.'],
      [1, 'user', 'Why?'],
      [2, 'user', 'Then.'],
    ]);
    expect(deliveries).toMatchObject([
      { step: 0, event_seq: 0 },
      { step: 1, event_seq: 4 },
      { step: 2, event_seq: 7 },
    ]);
    expect(checkpoints).toMatchObject([{ step: 0, event_seq: 3 }]);
    expect(checkpoints[0]?.patch).toMatch(/\+three/);
    expect(checkpoints[0]?.patch).not.toMatch(/four/);
    expect(patch).toMatch(/\+three\n\+four/);
  });

  it('ends at a limit over all turns, and what was not delivered is noted', async () => {
    const agent = does(['true'], ['echo one', 'echo two']);
    const result = await attempt({ agent, script: SPLIT, limits: { steps: 2 } });
    expect(result).toMatchObject({ exit: 'step-limit', steps: 2 });
    expect(result.deliveries.map(({ step, undelivered_reason }) => [step, undelivered_reason])).toEqual([
      [0, null],
      [1, null],
      [2, expect.stringMatching(/step limit/)],
    ]);
    const late = await attempt({ agent: does(['sleep 60']), limits: { seconds: 3 } });
    expect(late).toMatchObject({ exit: 'time-limit', patch: '' });
    expect(late.seconds).toBeLessThan(30);
  });

  it('lets the user edit and speak before a call, one at a time, and opens no turn by it', async () => {
    const diff = '--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n one\n-two\n+TWO\n';
    const heard: (readonly string[])[] = [];
    const agent: Agent = {
      ...{ name: 'listening', steering: 'steps' as const },
      begin: ({ beforeStep }) => ({
        turn: async () => {
          for (let i = 0; i < 4; i += 1) heard.push(await beforeStep());
        },
      }),
    };
    const script: Script = {
      ...EMPTY,
      overlays: [
        { when: { call: 2 }, what: { edit: { diff }, say: { text: 'I changed two.' } } },
        { when: { call: 2 }, what: { edit: { diff } } },
        { when: { call: 9 }, what: { say: { text: 'Never.' } } },
      ],
    };
    const { events, deliveries, patch } = await attempt({ agent, script });
    expect(heard).toEqual([[], ['I changed two.'], [], []]);
    expect(told(events)).toEqual([
      [0, 'user', 'Mend it.'],
      [0, 'user-edit', diff.trim()],
      [0, 'user', 'I changed two.'],
    ]);
    expect(deliveries).toMatchObject([
      { step: 0, event_seq: 2, rung: 'git apply', undelivered_reason: null },
      { step: 1, event_seq: null, undelivered_reason: expect.stringMatching(/does not apply/) },
      { step: 2, event_seq: null, undelivered_reason: expect.stringMatching(/ended before/) },
    ]);
    expect(deliveries[0]?.before_hash).not.toBe(deliveries[0]?.after_hash);
    expect(patch).toMatch(/-two\n\+TWO/);
  });
});
