import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourcedScript } from '../../analysis/model/script.ts';
import {
  compositionFault,
  type FamilyProvenance,
  familyOfScript,
  type StyleProvenance,
  styleOfScript,
  type TaskProvenance,
  taskOfScript,
} from '../../analysis/realswe/index.ts';
import { realswe } from '../../main/import/formats/realswe.ts';
import type { ImportedScript, ImportedTask } from '../../main/import/items.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';

const SAMPLE = sharedData('realswe-sample');
const MISSING = 'not run: ../shared/data is not beside this repository';

const rowsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A row again, from the items alone. */
function rowOf({ script, provenance, task }: ImportedScript, tasks: readonly ImportedTask[]): unknown {
  const facts = tasks.find(({ instance }) => instance === task.instance)!;
  const named = {
    instance: task.instance,
    repository: facts.repository!,
    base_commit: facts.base_commit!,
    image: facts.image!,
  };
  const sourced = { script, provenance } as unknown as SourcedScript<never>;
  if (provenance.form === 'style')
    return styleOfScript(sourced as SourcedScript<StyleProvenance>, task.instance);
  return provenance.form === 'task'
    ? taskOfScript(sourced as SourcedScript<TaskProvenance>, named)
    : familyOfScript(sourced as SourcedScript<FamilyProvenance>, named);
}

describe.runIf(SAMPLE !== null)(`the public sample of RealSWE (${SAMPLE ?? MISSING})`, () => {
  test('is six composed requests, two families and two styles', async () => {
    expect(await realswe.sniff(SAMPLE!)).toMatchObject({ confidence: 0.96 });
    const { tasks, scripts, cohorts, problems, notes } = await collect(realswe, SAMPLE!);
    expect([problems, notes]).toEqual([[], []]);
    // Read with one's own eyes: benchmark by `source`, label by `composition` or the letters of the fields.
    expect(
      scripts.map(({ condition, task, script }) => [
        condition,
        task.benchmark,
        task.instance.slice(0, 26),
        script.label,
      ]),
    ).toEqual([
      ['realswe-families', 'SWE-bench Verified', 'astropy__astropy-13579', '[PDREA]'],
      ['realswe-families', 'SWE-bench Verified', 'astropy__astropy-14539', '[PDREA]'],
      ['realswe-full paper-default', 'SWE-bench Verified', 'astropy__astropy-13579', '[PDREA] paper-default'],
      ['realswe-full paper-default', 'SWE-bench Verified', 'astropy__astropy-14539', '[PDREA] paper-default'],
      ['realswe-bench', 'SWE-bench Verified', 'astropy__astropy-13579', '[P]'],
      ['realswe-bench', 'SWE-bench Verified', 'astropy__astropy-14539', '[P]'],
      ['realswe-bench', 'SWE-bench Verified', 'django__django-11551', '[P]'],
      ['realswe-bench', 'SWE-bench Verified', 'django__django-12262', '[P]'],
      ['realswe-bench', 'SWE-bench Pro', 'instance_qutebrowser__qute', '[PA]'],
      ['realswe-bench', 'SWE-bench Pro', 'instance_tutao__tutanota-f', '[PA]'],
    ]);
    // Families and requests tell the same of their tasks, so each is told of once.
    expect(tasks.map(({ instance }) => instance)).toHaveLength(6);
    expect(tasks.find(({ instance }) => instance === 'django__django-11551')).toMatchObject({
      repository: 'django/django',
      base_commit: '7991111af12056ec9a856f35935d273526338c1f',
      image: 'swebench/sweb.eval.x86_64.django_1776_django-11551:latest',
      statement: null,
    });
    expect(cohorts).toMatchObject([
      { name: 'realswe-excluded', description: 'Tasks that RealSWE left out of 403 candidates' },
    ]);
    expect(cohorts[0]?.canonical_ids).toHaveLength(22);
  });

  test('says what its manifests and configurations say', async () => {
    const { scripts } = await collect(realswe, SAMPLE!);
    expect(scripts.find(({ condition }) => condition === 'realswe-bench')?.description).toBe(
      'style paper-default, seed 20020709; bugs P 142, PA 50; features P 136, PA 53',
    );
    const [family, , style] = scripts;
    expect(family?.provenance.origin).toEqual({
      dataset: 'SWE-bench/SWE-bench_Verified',
      revision: '91aa3ed51b709be6457e12d00300a6a596d4c6a3',
    });
    expect(style?.provenance.generation).toMatchObject({
      model: 'gpt-5.4-2026-03-05',
      style: { formality: 'casual', sentence_type: 'imperative' },
    });
    expect(style?.description).toBe('style paper-default; bugs PDREA; features PMA');
  });

  test('is written again as it was, whatever the order of keys', async () => {
    const { scripts, tasks } = await collect(realswe, SAMPLE!);
    const written = (condition: string) =>
      scripts.filter((item) => item.condition === condition).map((item) => rowOf(item, tasks));
    const data = join(SAMPLE!, 'RealSWE-framework/data');
    expect(written('realswe-bench')).toEqual(rowsOf(join(SAMPLE!, 'RealSWE-bench/tasks.jsonl')));
    expect(written('realswe-families')).toEqual(rowsOf(join(data, 'task-families.jsonl')));
    expect(written('realswe-full paper-default')).toEqual(
      rowsOf(join(data, 'styles/paper-default/data.jsonl')),
    );
    expect(JSON.stringify(scripts.map(({ provenance }) => provenance))).not.toContain('world_to_pixel');
  });

  test('is imported file by file too; a manifest alone is sent to its folder', async () => {
    const data = join(SAMPLE!, 'RealSWE-framework/data');
    expect(await realswe.sniff(join(data, 'task-families.jsonl'))).toMatchObject({ confidence: 0.96 });
    expect(await realswe.sniff(join(data, 'manifest.yaml'))).toMatchObject({
      confidence: 0,
      reason: expect.stringContaining('import the folder'),
    });
    const copy = tempFolder();
    cpSync(join(data, 'styles/paper-default/data.jsonl'), join(copy, 'data.jsonl'));
    const { scripts } = await collect(realswe, join(copy, 'data.jsonl'));
    expect(scripts.map(({ condition }) => condition)).toEqual(Array(2).fill('realswe-full unnamed style'));
    expect((await realswe.inspect(SAMPLE!, NEVER)).groups.map(({ name }) => name)).toEqual([
      'realswe-families',
      'realswe-full paper-default',
      'realswe-bench',
    ]);
  });
});

const OF_TASK = {
  instance_id: 'a__b-1',
  repo: 'a/b',
  base_commit: 'c',
  issue_type: 'feature',
  source: 'swebench_pro',
  image_name: 'i',
};

/** Files of rows or text in a new folder, made by hand. */
function folder(files: Readonly<Record<string, string | readonly unknown[]>>): string {
  const root = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    const text =
      typeof content === 'string' ? content : content.map((row) => `${JSON.stringify(row)}\n`).join('');
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('data of RealSWE', () => {
  test('put the interface of a task behind its request in every style, and keep what is empty', async () => {
    const path = folder({
      'families.jsonl': [
        {
          ...OF_TASK,
          interface_suffix: 'Interface: f()',
          restructured_fields: { A: 'more', M: null, P: 'want' },
        },
      ],
      'short/data.jsonl': [{ instance_id: 'a__b-1', rephrased_fields: { P: 'want!', M: null, A: null } }],
    });
    const { scripts, problems } = await collect(realswe, path);
    expect(problems).toEqual([]);
    const said = scripts.map(({ script }) => script.spine[0]?.what.say);
    expect(said).toEqual([
      {
        parts: [
          { field: 'P', text: 'want' },
          { field: 'A', text: 'more' },
          { field: 'interface', text: 'Interface: f()' },
        ],
      },
      {
        parts: [
          { field: 'P', text: 'want!' },
          { field: 'interface', text: 'Interface: f()' },
        ],
      },
    ]);
    expect(scripts.map(({ script }) => script.label)).toEqual(['[PA]', '[P] short']);
  });

  test('with a composition that is none are left out', async () => {
    const row = { ...OF_TASK, problem_statement: 's' };
    const path = folder({
      'tasks.jsonl': [
        { ...row, composition: 'PMA' },
        { ...row, instance_id: 'x-2', composition: 'PRP' },
        { ...row, instance_id: 'x-3', composition: 7 },
      ],
    });
    const { scripts, problems } = await collect(realswe, path);
    expect(scripts).toHaveLength(1);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['bad-composition', 2],
      ['bad-record', 3],
    ]);
  });

  test('with keys that nobody knows are kept, and what is lost is said', async () => {
    const path = folder({
      'tasks.jsonl': [{ ...OF_TASK, problem_statement: 's', composition: 'P', mood: 'good' }],
    });
    const { scripts, problems } = await collect(realswe, path);
    expect(scripts).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'not-kept', reason: expect.stringContaining('mood') }]);
  });

  test('are told from a folder that holds something else too', async () => {
    const rows = [{ ...OF_TASK, problem_statement: 's', composition: 'P' }];
    expect(await realswe.sniff(folder({ 'tasks.jsonl': rows }))).toMatchObject({ confidence: 0.96 });
    expect(await realswe.sniff(folder({ 'tasks.jsonl': rows, 'other.jsonl': [{ a: 1 }] }))).toMatchObject({
      confidence: 0,
    });
  });
});

describe('a composition', () => {
  test.each([
    ['P', 'bug', null],
    ['PAD', 'bug', null],
    ['', 'bug', 'empty'],
    ['PM', 'bug', 'M is no field of a bug'],
    ['PRP', 'bug', 'P stands twice'],
    ['PMA', 'feature', null],
    ['PD', 'feature', 'D is no field of a feature'],
  ] as const)('%s of a %s: %s', (composition, type, fault) => {
    const found = compositionFault(composition, type);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});
