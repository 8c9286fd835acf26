import type { TextSource } from './text-source.ts';

/** Lengths in characters, median and 90 % quantile, as counted in 40 public runs of mini-swe-agent. */
const SAID = [46, 460] as const;
const GIVEN_BACK = [321, 1963] as const;
const ISSUE = [6200, 10_900] as const;

export interface TrajectoryShape {
  readonly instance: string;
  /** Calls of the model; each is a reply with one command and its output. */
  readonly steps: number;
  /** How many times longer outputs are than in the public runs. */
  readonly stretch: number;
  /** Milliseconds since the epoch. */
  readonly started_at: number;
}

const usage = (step: number, said: string) => ({
  prompt_tokens: 1600 + 400 * step,
  completion_tokens: 20 + Math.round(said.length / 4),
  total_tokens: 1620 + 400 * step + Math.round(said.length / 4),
  prompt_tokens_details: { cached_tokens: 1200 + 380 * step },
});

function stepMessages(source: TextSource, step: number, shape: TrajectoryShape): readonly unknown[] {
  const said = source.text(source.length(...SAID));
  const command = source.command();
  const seconds = shape.started_at / 1000 + 7 * step;
  const id = `call_${step}`;
  const call = { id, type: 'function', function: { name: 'bash', arguments: JSON.stringify({ command }) } };
  const response = { id: `r${step}`, created: seconds, model: 'made-up-model', usage: usage(step, said) };
  const output = source.text(shape.stretch * source.length(...GIVEN_BACK));
  const code = step % 9 === 8 ? 1 : 0;
  return [
    {
      role: 'assistant',
      content: said,
      tool_calls: [call],
      extra: { response, cost: 0.0004, timestamp: seconds },
    },
    {
      ...{ role: 'tool', tool_call_id: id },
      content: `<returncode>${code}</returncode>\n<output>\n${output}\n</output>`,
      extra: { raw_output: output, returncode: code, timestamp: seconds + 2 },
    },
  ];
}

/** The text of one made-up trajectory in the form `mini-swe-agent-1.1`, message by message. Nothing in it is real. */
export function* trajectoryText(source: TextSource, shape: TrajectoryShape): Generator<string> {
  const info = {
    model_stats: { instance_cost: 0.0004 * shape.steps, api_calls: shape.steps },
    config: { model: { model_name: 'made-up-model' }, agent: { step_limit: 250, cost_limit: 3 } },
    ...{ mini_version: '2.0.0', exit_status: 'Submitted', submission: 'diff --git a/x b/x\n' },
  };
  const head = { trajectory_format: 'mini-swe-agent-1.1', instance_id: shape.instance, info };
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  yield JSON.stringify({ role: 'system', content: 'You are a helpful assistant.' });
  yield `,${JSON.stringify({ role: 'user', content: source.text(source.length(...ISSUE)) })}`;
  for (let step = 0; step < shape.steps; step += 1)
    for (const message of stepMessages(source, step, shape)) yield `,${JSON.stringify(message)}`;
  yield `]}`;
}
