import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { stringify } from 'yaml';
import { ROOT } from '../../build/parts.mjs';
import { bashAgent } from '../../main/evaluation/agents/bash-agent.ts';
import type { ExperimentResult } from '../../main/evaluation/experiment/experiment-plan.ts';
import type { Behaviour } from '../models/support/behaviour.ts';
import { bench, KEY, standing } from '../models/support/bench.ts';
import { PRICE } from '../models/support/config-for.ts';
import { HostileEndpoint } from '../models/support/hostile-endpoint.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { attempt, EMPTY, told } from './support/attempt.ts';

const calls = (...commands: readonly string[]): Behaviour => ({
  kind: 'answer',
  text: 'Let me see.',
  tool_calls: commands.map((command, i) => ({
    ...{ id: `call-${i}`, name: 'bash', arguments: JSON.stringify({ command }) },
  })),
});
const says = (text: string): Behaviour => ({ kind: 'answer', text });
const agentOf = (
  { gateway, budget }: Awaited<ReturnType<typeof bench>>,
  commands: 'tool' | 'fenced' = 'tool',
) => bashAgent(gateway, { model: 'm', commands }, budget);

describe('the bash agent', () => {
  it('runs what its model asks for until it asks for nothing, and goes on in the next turn', async () => {
    const set = await bench([
      calls('cat a', 'echo three >> a'),
      says('Done.'),
      calls('exit 7'),
      says('Done again.'),
    ]);
    const spine = [
      { when: 'start', what: { say: { text: 'First.' } } },
      { when: 'turn-end', what: { say: { text: 'Then.' } } },
    ] as const;
    const result = await attempt({ agent: agentOf(set), script: { ...EMPTY, spine } });
    expect(told(result.events).slice(1)).toEqual([
      [0, 'user', 'First.'],
      [0, 'agent', 'Let me see.'],
      [0, 'call', 'cat a'],
      [0, 'output', 'one\ntwo'],
      [0, 'call', 'echo three >> a'],
      [0, 'output', ''],
      [0, 'agent', 'Done.'],
      [1, 'user', 'Then.'],
      [1, 'agent', 'Let me see.'],
      [1, 'call', 'exit 7'],
      [1, 'output', ''],
      [1, 'agent', 'Done again.'],
    ]);
    expect(result).toMatchObject({ exit: 'submitted', steps: 4, patch: expect.stringMatching(/\+three/) });
    const messages = set.endpoint.seen.at(-1)?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual([
      ...['system', 'user', 'assistant', 'tool', 'tool', 'assistant'],
      ...['user', 'assistant', 'tool'],
    ]);
    expect(messages.at(-1)?.content).toBe('[exit code 7]\n');
    const { spent_nano } = await standing(set);
    expect(Math.round((result.usage?.cost_usd ?? 0) * 1e9)).toBe(spent_nano);
  });

  it('gives commands in fenced blocks where its model calls no tools, and says by one that it is done', async () => {
    const fenced = (command: string) => says(`I think:\n\n\`\`\`bash\n${command}\n\`\`\`\n`);
    const set = await bench([fenced('echo x > new'), fenced('echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT')]);
    const result = await attempt({ agent: agentOf(set, 'fenced') });
    expect(result).toMatchObject({ exit: 'submitted', steps: 2, patch: expect.stringMatching(/b\/new/) });
    expect(set.endpoint.seen.every(({ body }) => body.tools === undefined)).toBe(true);
  });

  it('hears what the user says in the midst of its work', async () => {
    const set = await bench([calls('cat a'), calls('cat a'), says('Done.')]);
    const overlays = [{ when: { call: 2 }, what: { say: { text: 'Hurry up.' } } }];
    await attempt({ agent: agentOf(set), script: { ...EMPTY, overlays } });
    const heard = set.endpoint.seen.map(
      ({ body }) => (body.messages as { content: string }[]).at(-1)?.content,
    );
    expect(heard).toEqual(['Mend it.', 'Hurry up.', expect.stringContaining('[exit code 0]')]);
  });

  it('ends at limits of tokens and cost over all its calls, and where the conversation is too long', async () => {
    const going = calls('true');
    const few = await attempt({ agent: agentOf(await bench(going)), limits: { tokens: 1500 } });
    expect(few).toMatchObject({ exit: 'token-limit' });
    expect(few.steps).toBeGreaterThan(0);
    const cheap = await attempt({ agent: agentOf(await bench(going)), limits: { cost_usd: 0.002 } });
    expect(cheap).toMatchObject({ exit: 'cost-limit' });
    const long: Behaviour = {
      ...{ kind: 'status', status: 400 },
      body: JSON.stringify({ error: { code: 'context_length_exceeded', message: 'maximum context length' } }),
    };
    const full = await attempt({ agent: agentOf(await bench([going, long])) });
    expect(full).toMatchObject({ exit: 'token-limit', steps: 2, patch: '' });
  });

  it('is told what a call lacked instead of being ended', async () => {
    const bad: Behaviour = {
      ...{ kind: 'answer', text: '' },
      tool_calls: [{ id: 'c', name: 'bash', arguments: '{"cmd": ' }],
    };
    const set = await bench([bad, says('Sorry.')]);
    await attempt({ agent: agentOf(set) });
    const messages = set.endpoint.seen.at(-1)?.body.messages as { content: string }[];
    expect(messages.at(-1)?.content).toMatch(/holds no `command`/);
  });
});

describe('an experiment with a model', () => {
  /** Answers by the conversation, whoever asks; every third request fails first. */
  const behave = (fix: string) => (seen: { readonly body: Readonly<Record<string, unknown>> }, n: number) => {
    if (n % 5 === 1) return { kind: 'status', status: 429, headers: { 'retry-after': '0' } } as const;
    if (n % 5 === 3) return { kind: 'cut' } as const;
    const { length } = seen.body.messages as readonly unknown[];
    return length > 2 ? says('Done.') : calls(fix);
  };

  async function evaluated(name: string, more: object) {
    const fix = `git apply - <<'E'\n--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+x\nE\necho x > x`;
    const endpoint = await HostileEndpoint.start(behave(fix));
    try {
      const folder = tempFolder();
      const models = {
        version: 1,
        endpoints: { here: { base_url: endpoint.base_url, key_env: 'TEST_KEY' } },
        models: { m: { endpoint: 'here', model: 'hostile', price: PRICE, max_output: 200 } },
      };
      writeFileSync(join(folder, 'models.yaml'), stringify(models));
      const plan = {
        ...{
          version: 1,
          name,
          tasks: [join(ROOT, 'build/demo/tasks')],
          only: ['parallax-demo__slugworks-22'],
        },
        ...{ models: 'models.yaml', systems: { looper: { agent: 'bash', model: 'm' } }, repeats: 2, ...more },
      };
      writeFileSync(join(folder, 'plan.yaml'), stringify(plan));
      const workspace = join(folder, 'w.duckdb');
      const args = [
        join(ROOT, 'build/parallax.mjs'),
        'eval',
        join(folder, 'plan.yaml'),
        '-w',
        workspace,
        '--json',
      ];
      const env = { ...process.env, DOCKER_HOST: inject('engineHost'), TEST_KEY: KEY };
      const told = await promisify(execFile)(process.execPath, args, { env, cwd: ROOT }).catch(
        (error) => error,
      );
      const ask = async (query: string) => {
        const sql = [join(ROOT, 'build/parallax.mjs'), 'sql', query, '-w', workspace, '--json'];
        return JSON.parse((await promisify(execFile)(process.execPath, sql, { cwd: ROOT })).stdout).rows;
      };
      return { told: told.stdout as string, ask, endpoint };
    } finally {
      await endpoint.stop();
    }
  }

  it('bears with its endpoint, keeps every attempt and its cost, and grades what it leaves', async () => {
    const { told, ask } = await evaluated('borne', { budget_usd: 1 });
    const result = JSON.parse(told) as ExperimentResult;
    expect(result).toMatchObject({ n_runs: 2, n_with_verdict: 2, problems: [], failures: [] });
    expect(result.systems).toMatchObject([{ system: 'looper', n_scored: 2 }]);
    const attempts = await ask('SELECT exit, steps, cost_usd > 0, patch_empty FROM attempt');
    expect(attempts).toEqual([
      ['submitted', 2, true, false],
      ['submitted', 2, true, false],
    ]);
    const subjects = await ask('SELECT DISTINCT subject FROM budget_entry ORDER BY 1');
    expect(subjects.map(([subject]: [string]) => subject)).toEqual(['run 1 try 1', 'run 2 try 1']);
    expect(await ask(`SELECT count(*) FROM event WHERE kind = 'call'`)).toEqual([[2]]);
  });

  it('stops where its budget is used up, and says so', async () => {
    const { told, ask } = await evaluated('poor', { budget_usd: 0.002 });
    expect(JSON.parse(told)).toMatchObject({ error: { code: 'budget' } });
    const [[spent]] = await ask(
      'SELECT sum(coalesce(settled_nano, reserved_nano))::DOUBLE FROM budget_entry',
    );
    expect(spent ?? 0).toBeLessThanOrEqual(0.002e9);
  });
});
