/*
 * Pieces of SWE-agent's trajectories, made by hand after the forms that 0.x, 1.0 and 1.1 write; those of the public data are
 * held to their counts in expectations.test.ts.
 */

export const PATCH = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n';

export const system = { role: 'system', content: 'be good', agent: 'main' };
export const issue = { role: 'user', content: 'mend it', agent: 'main', message_type: 'observation' };
export const reply = (action: string, content = `so: ${action}`) => ({
  ...{ role: 'assistant', content, thought: content, action, agent: 'main', message_type: 'action' },
});
export const called = (name: string, args: string, action: string) => ({
  ...reply(action),
  tool_calls: [{ id: 'c', type: 'function', function: { name, arguments: args } }],
});
export const shown = (content: string) => ({
  role: 'tool',
  content,
  agent: 'main',
  message_type: 'observation',
});
export const step = (action: string, observation: string, more: object = {}) => ({
  ...{ action, observation, response: `so: ${action}`, thought: `so: ${action}`, state: {}, ...more },
});

/** A trajectory that ran `ls` and submitted. */
export const trajectory = (info: object = {}, more: object = {}) => ({
  environment: 'main',
  trajectory: [step('ls', 'a.py'), step('submit', PATCH)],
  history: [system, issue, reply('ls'), shown('a.py'), reply('submit'), shown(PATCH)],
  info: {
    exit_status: 'submitted',
    submission: PATCH,
    model_stats: { instance_cost: 0.5, tokens_sent: 100, tokens_received: 10, api_calls: 2 },
    ...info,
  },
  ...more,
});

export const config = (model: object, more: object = {}) => ({ agent: { model }, ...more });
