import { expect, test } from 'vitest';
import { systemLabel } from '../../main/import/system-label.ts';
import { collect } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { jsonLog, sample } from './support/inspect-samples.ts';
import { config, trajectory } from './support/swe-agent-files.ts';
import { writeFiles } from './support/write-files.ts';

test.each([
  ['agent', 'openrouter/openai/gpt-4o', 'agent · gpt-4o'],
  ['agent', 'gpt-4o', 'agent · gpt-4o'],
  ['agent', '/models/llama/', 'agent · llama'],
  [null, 'openai/gpt-4o', 'gpt-4o'],
  ['agent', null, 'agent'],
  ['', '', null],
  [null, null, null],
])('agent %j and model %j are %j', (agent, model, label) => {
  expect(systemLabel(agent, model)).toBe(label);
});

const MODEL = 'acme/gpt-9';
const chat = [
  { role: 'user', content: 'mend it' },
  { role: 'assistant', content: 'done' },
];

/** One run of the same model as each format names it, made by hand. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'mini-swe-agent': {
    'night/a__b-1.traj.json': {
      ...{ trajectory_format: 'mini-swe-agent-1.1', messages: chat, instance_id: 'a__b-1' },
      info: { exit_status: 'Submitted', submission: '', config: { model: { model_name: MODEL } } },
    },
  },
  'swe-agent': {
    'a__b-1.traj': trajectory({}, { replay_config: JSON.stringify(config({ name: MODEL })) }),
  },
  openhands: {
    'output.jsonl': [{ instance_id: 'a__b-1', history: [], metadata: { llm_config: { model: MODEL } } }],
  },
  atif: {
    't.json': {
      ...{ schema_version: 'ATIF-v1.6', session_id: 's', agent: { name: 'x', model_name: MODEL } },
      steps: [{ step_id: 1, source: 'user', message: 'mend it' }],
    },
  },
  'inspect-log': { 'log.json': jsonLog([sample('a')], {}, { model: MODEL }) },
  'trajectory-table': { 't.jsonl': [{ instance_id: 'a__b-1', model: MODEL, messages: chat }] },
  predictions: { 'p.jsonl': [{ instance_id: 'a__b-1', model_patch: 'x', model_name_or_path: MODEL }] },
  'swe-bench-results': {
    'logs/run_evaluation/night/acme__gpt-9/a__b-1/report.json': {
      'a__b-1': { patch_exists: true, resolved: true },
    },
  },
};

test.each(Object.entries(SOURCES))(
  '%s calls the model by its name and keeps its own text',
  async (name, files) => {
    const { runs } = await collect(formatNamed(name), writeFiles(files));
    expect(runs).toHaveLength(1);
    expect(runs[0]?.system.model).toBe(MODEL);
    expect(runs[0]?.system.label.split(' · ').at(-1)).toBe('gpt-9');
  },
);
