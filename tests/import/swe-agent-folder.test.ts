import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { detectSources } from '../../main/import/detect.ts';
import { parseRunName } from '../../main/import/formats/swe-agent/run-name.ts';
import { sweAgent } from '../../main/import/formats/swe-agent.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { packTar } from './support/pack-tar.ts';
import { config, PATCH, trajectory } from './support/swe-agent-files.ts';
import { jsonLines, writeFiles } from './support/write-files.ts';

describe('the run folder of 1.x', () => {
  const RUN = 'default__gpt-4o__t-0.20__p-1.00__c-3.00___swe_bench_lite_dev';
  const prediction = (instance: string, model_patch: string | null) => ({
    model_name_or_path: RUN,
    instance_id: instance,
    model_patch,
  });
  const files = () => ({
    [`${RUN}/a__b-1/a__b-1.traj`]: trajectory(),
    [`${RUN}/a__b-1/a__b-1.pred`]: prediction('a__b-1', PATCH),
    [`${RUN}/a__b-1/a__b-1.config.yaml`]: stringify(JSON.stringify(config({ name: 'gpt-4o', top_p: 1 }))),
    [`${RUN}/a__b-1/a__b-1.debug.log`]: 'noise',
    [`${RUN}/a__b-1/a__b-1.patch`]: PATCH,
    [`${RUN}/a__b-2/a__b-2.pred`]: prediction('a__b-2', null),
    [`${RUN}/preds.json`]: {
      'a__b-1': prediction('a__b-1', PATCH),
      'a__b-2': prediction('a__b-2', null),
      'a__b-4': prediction('a__b-4', 'diff'),
    },
    [`${RUN}/run_batch_exit_statuses.yaml`]: stringify({
      instances_by_exit_status: {
        'skipped (submitted)': ['a__b-1'],
        exit_context: ['a__b-2'],
        'Uncaught DockerPullError': ['a__b-3'],
        'submitted (exit_cost)': ['a__b-4'],
      },
      total_cost: 1.5,
    }),
    // Written as the YAML of a text that is JSON.
    [`${RUN}/run_batch.config.yaml`]: stringify(
      JSON.stringify(
        config(
          { name: 'gpt-4o', temperature: 0.2 },
          { instances: { type: 'swe_bench', subset: 'lite', split: 'dev' } },
        ),
      ),
    ),
    [`${RUN}/results.json`]: {
      ...{ total_instances: 4, completed_ids: ['a__b-1', 'a__b-4'], resolved_ids: ['a__b-1'] },
      ...{ unresolved_ids: ['a__b-4'], empty_patch_ids: ['a__b-2'], error_ids: [] },
    },
  });

  test('is one source with all its runs, those without a trajectory too', async () => {
    const root = writeFiles(files());
    const [source, ...others] = await detectSources([root], NEVER);
    expect(others).toEqual([]);
    expect(source).toMatchObject({ path: root, format: { name: 'swe-agent' } });
    const { runs, problems, notes } = await collect(sweAgent, root);
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    const rows = runs.map(({ task, file, line, attempt, grade }) => [
      ...[task, file.slice(RUN.length + 1), line, attempt?.exit, attempt?.exit_detail, attempt?.patch],
      ...[attempt?.events.length, grade?.verdict ?? null],
    ]);
    expect(rows).toEqual([
      ['a__b-1', 'a__b-1/a__b-1.traj', null, 'submitted', 'submitted', PATCH, 8, 'resolved'],
      ['a__b-2', 'a__b-2/a__b-2.pred', null, 'token-limit', 'exit_context', '', 0, null],
      ['a__b-4', 'preds.json', null, 'cost-limit', 'submitted (exit_cost)', 'diff', 0, 'unresolved'],
      [
        ...['a__b-3', 'run_batch_exit_statuses.yaml', 7, 'error', 'Uncaught DockerPullError', null],
        ...[0, null],
      ],
    ]);
    expect(new Set(runs.map(({ benchmark }) => benchmark))).toEqual(new Set(['SWE-bench Lite dev']));
    expect(runs[0]!.system).toEqual({
      label: 'SWE-agent · gpt-4o',
      ...{ agent: 'SWE-agent', model: 'gpt-4o', settings: { temperature: 0.2, top_p: 1 } },
    });
    const { groups } = await sweAgent.inspect(root, NEVER);
    expect(groups).toMatchObject([{ name: RUN, system: 'SWE-agent · gpt-4o' }]);
  });

  test('keeps the run of a trajectory that is cut off, from what lies beside it', async () => {
    const name = `${RUN}/a__b-1/a__b-1.traj`;
    const cut = { ...files(), [name]: JSON.stringify(trajectory()).slice(0, 300) };
    const { runs, problems } = await collect(sweAgent, writeFiles(cut));
    expect(problems).toMatchObject([{ file: name, code: 'not-json', line: 1 }]);
    expect(runs).toHaveLength(4);
    expect(runs.find(({ task }) => task === 'a__b-1')).toMatchObject({
      attempt: { patch: PATCH, events: [], exit: 'submitted', exit_detail: 'skipped (submitted)' },
    });
  });

  test('says where files disagree or cannot be read, and goes on', async () => {
    const bad = {
      ...files(),
      [`${RUN}/a__b-1/a__b-1.pred`]: prediction('a__b-1', 'another'),
      [`${RUN}/a__b-2/a__b-2.pred`]: '7',
      [`${RUN}/run_batch.config.yaml`]: 'a: [',
      [`${RUN}/results.json`]: { resolved: ['a__b-1'] },
      [`${RUN}/all_preds.jsonl`]: 'no json\n{"instance_id":"a__b-5"}\n',
    };
    const { runs, problems } = await collect(sweAgent, writeFiles(bad));
    expect(problems.map(({ file, line, code }) => `${code} ${file.slice(RUN.length + 1)} ${line}`)).toEqual([
      'bad-predictions a__b-2/a__b-2.pred null',
      'not-json all_preds.jsonl 1',
      'bad-predictions all_preds.jsonl 2',
      'disagreement preds.json null',
      'bad-summary results.json null',
      'bad-yaml run_batch.config.yaml null',
      'disagreement a__b-1/a__b-1.traj null',
    ]);
    expect(runs).toHaveLength(4);
    expect(runs.find(({ task }) => task === 'a__b-1')?.attempt?.patch).toBe(PATCH);
  });

  test('in an archive is the same', async () => {
    const entries = Object.entries(files()).map(([name, value]) => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const path = join(tempFolder(), 'runs.tar.gz');
    writeFileSync(path, await packTar(entries));
    const [source] = await detectSources([path], NEVER);
    expect(source).toMatchObject({ format: { name: 'swe-agent' } });
    const { runs, problems } = await collect(sweAgent, path);
    expect(problems).toEqual([]);
    expect(runs.map(({ task, attempt }) => [task, attempt?.events.length])).toEqual([
      ['a__b-1', 8],
      ['a__b-2', 0],
      ['a__b-4', 0],
      ['a__b-3', 0],
    ]);
    expect(runs[0]!.file).toBe(`runs.tar.gz!${RUN}/a__b-1/a__b-1.traj`);
  });
});

describe('the run folder of 0.x', () => {
  const RUN = 'gpt4__SWE-bench_Lite__default__t-0.00__p-0.95__c-3.00__install-1';

  test('names its model; its arguments name the benchmark, its predictions what has no trajectory', async () => {
    const root = writeFiles({
      [`${RUN}/a__b-1.traj`]: trajectory({ exit_status: 'exit_cost', submission: undefined }),
      [`${RUN}/patches/a__b-1.patch`]: PATCH,
      [`${RUN}/all_preds.jsonl`]: jsonLines(
        { model_name_or_path: RUN, instance_id: 'a__b-1', model_patch: '' },
        { model_name_or_path: RUN, instance_id: 'a__b-2', model_patch: PATCH },
      ),
      [`${RUN}/args.yaml`]: stringify({
        agent: { model: { model_name: 'gpt4', temperature: 0 } },
        environment: { data_path: 'princeton-nlp/SWE-bench_Lite', split: 'test' },
      }),
    });
    const { runs, problems } = await collect(sweAgent, root);
    expect(problems).toEqual([]);
    expect(runs.map(({ task, benchmark, system: { label } }) => [task, benchmark, label])).toEqual([
      ['a__b-1', 'SWE-bench Lite', 'SWE-agent · gpt4'],
      ['a__b-2', 'SWE-bench Lite', 'SWE-agent · gpt4'],
    ]);
    // An agent that ended without handing anything in left nothing.
    expect(runs[0]!.attempt).toMatchObject({ exit: 'cost-limit', patch: '', patch_empty: true });
    expect(runs[0]!.system.settings).toEqual({ temperature: 0, top_p: 0.95 });
  });

  test('of one trajectory given alone is still known by the folder above it', async () => {
    const root = writeFiles({ [`${RUN}/a__b-1.traj`]: trajectory() });
    const { runs } = await collect(sweAgent, join(root, RUN, 'a__b-1.traj'));
    expect(runs[0]).toMatchObject({ task: 'a__b-1', system: { model: 'gpt4' }, file: `${RUN}/a__b-1.traj` });
  });

  test.each([
    [RUN, 'gpt4', 0.95],
    ['default__claude-3__t-0.00__p-None__c-2.00___lite', 'claude-3', undefined],
    ['a__anthropic--claude-3__t-0.00__p-1.00__c-2.00___lite__v2', 'anthropic/claude-3', 1],
    ['human_thought__x__lcb__t-0.00__p-0.95__c-4.00__install-0', 'human_thought', 0.95],
  ])('%s is of %s', (name, model, top_p) => {
    expect(parseRunName(name)).toMatchObject({ model });
    expect(parseRunName(name)?.settings.top_p).toBe(top_p);
  });

  test('other names tell nothing', () => {
    expect(parseRunName('my_runs')).toBeNull();
  });
});

describe('two trajectories of one task', () => {
  test('with the same content are one, with another are repeats', async () => {
    const other = trajectory({ submission: 'other' });
    const root = writeFiles({ 'r/a__b-1.traj': trajectory(), 'r/a__b-1/a__b-1.traj': trajectory() });
    mkdirSync(join(root, 's'));
    writeFileSync(join(root, 's', 'a__b-1.traj'), JSON.stringify(other));
    const { runs, notes } = await collect(sweAgent, root);
    expect(runs.map(({ file, repeat }) => [file, repeat])).toEqual([
      ['r/a__b-1/a__b-1.traj', 1],
      ['s/a__b-1.traj', 2],
    ]);
    expect(notes).toContain('A trajectory that stands twice with the same content was taken once.');
  });
});
