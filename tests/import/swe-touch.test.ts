import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../analysis/model/script.ts';
import {
  type CoEditProvenance,
  type CounterEditProvenance,
  type TouchRecord,
  touchRecordOf,
} from '../../analysis/touch/index.ts';
import { sweTouch } from '../../main/import/formats/swe-touch.ts';
import type { ImportedScript } from '../../main/import/items.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TEXT_ONLY, TOUCH_FILES } from './expectations/scripts.ts';
import { collect, NEVER } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';

const TOUCH = sharedData('swe-touch');
const MISSING = 'not run: ../shared/data is not beside this repository';

const rowsOf = (path: string): readonly TouchRecord[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const regionsOf = ({ when }: Step) =>
  typeof when === 'object' && 'touches' in when ? when.touches.regions.length : Number.NaN;

const readsOf = ({ when }: Step) =>
  typeof when === 'object' && 'touches' in when && when.touches.kinds.includes('read');

const of = (scripts: readonly ImportedScript[], condition: string, benchmark: string) =>
  scripts.filter((item) => item.condition === condition && item.task.benchmark === benchmark);

/** The records again, from the items alone. */
function recordsOf(scripts: readonly ImportedScript[]): readonly TouchRecord[] {
  const key = ({ task }: ImportedScript) => `${task.benchmark} ${task.instance}`;
  const controls = new Map(
    scripts.filter(({ condition }) => condition === 'co-edit').map((item) => [key(item), item]),
  );
  const counters = scripts.filter(({ condition }) => condition === 'counter-edit');
  return counters.map((item) => {
    const control = controls.get(key(item));
    return touchRecordOf({
      instance: item.task.instance,
      counterEdit: { script: item.script, provenance: item.provenance as unknown as CounterEditProvenance },
      coEdit: control
        ? { script: control.script, provenance: control.provenance as unknown as CoEditProvenance }
        : null,
    });
  });
}

const byId = (records: readonly TouchRecord[]) =>
  [...records].sort((a, b) => (a.instance_id < b.instance_id ? -1 : 1));

describe.runIf(TOUCH !== null)(`the public records of SWE-Touch (${TOUCH ?? MISSING})`, () => {
  test('are 250 counter-edits with their controls, under the tasks’ own ids', async () => {
    expect(await sweTouch.sniff(TOUCH!)).toMatchObject({ confidence: 0.96 });
    const { scripts, problems, notes } = await collect(sweTouch, TOUCH!);
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      '250 records, 8 of them text-only (1 invalid_counter_edit, 4 reference_repair_failed, 3 reference_repair_overrides_edit).',
      'Not read, since they hold no records: LICENSE, checksums.sha256, schema/candidates-v1.schema.json, schema/critical-regions-v1.schema.json, schema/dataset-record-v1.schema.json, schema/gate-results-v1.schema.json.',
    ]);
    const found = Object.keys(TOUCH_FILES).map((benchmark) => {
      const counters = of(scripts, 'counter-edit', benchmark);
      const steps = counters.flatMap(({ script }) => script.overlays);
      const helpful = of(scripts, 'co-edit', benchmark);
      const first = counters.flatMap(({ script }) =>
        script.overlays[0]?.what.edit ? [script.overlays[0]] : [],
      );
      const counts = {
        records: counters.length,
        patches: steps.filter(({ what }) => what.edit).length,
        regions: steps.reduce((sum, step) => sum + regionsOf(step), 0),
        first: first.reduce((sum, step) => sum + regionsOf(step), 0),
        reads: steps.filter(readsOf).length,
        helpful: helpful.length,
        hints: helpful.filter(({ script }) => !script.overlays[0]?.what.edit).length,
      };
      return [benchmark, counts];
    });
    expect(Object.fromEntries(found)).toEqual(TOUCH_FILES);
    const prefixed = scripts.filter(({ task }) => /^(swebenchpro_|deepswe_)/.test(task.instance));
    expect(prefixed).toEqual([]);
    const [pro] = of(scripts, 'counter-edit', 'SWE-bench Pro');
    expect(pro?.task.canonical_id).toMatch(/^instance_ansible__ansible-4c5ce5a1/);
  });

  test('the eight without a patch are text-only, not rejected, and say why', async () => {
    const { scripts } = await collect(sweTouch, TOUCH!);
    const told = scripts.flatMap(({ condition, script, provenance, task }) =>
      condition === 'counter-edit' && script.overlays.every(({ what }) => what.edit === undefined)
        ? [[task.instance, provenance.fallback_reason]]
        : [],
    );
    expect(Object.fromEntries(told)).toEqual(TEXT_ONLY);
    const one = scripts.find(({ task }) => task.instance === 'sympy__sympy-11618')!;
    expect(one.script.overlays[0]?.what).toEqual({ say: { simulated: 'counter_edit_user_simulator' } });
  });

  test('are written again as they were, whatever the order of keys', async () => {
    const { scripts } = await collect(sweTouch, TOUCH!);
    const original = readdirSync(TOUCH!)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => rowsOf(join(TOUCH!, name)));
    expect(original).toHaveLength(250);
    expect(byId(recordsOf(scripts))).toEqual(byId(original));
  });

  test('are kept as steps, not beside them: provenance holds no diff and no trigger', async () => {
    const { scripts } = await collect(sweTouch, TOUCH!);
    const beside = scripts.map(({ provenance }) => JSON.stringify(provenance));
    const repeating = beside.filter((text) => /diff --git|"trigger|"mistaken_belief|"delivery/.test(text));
    expect(repeating).toHaveLength(0);
  });

  test('a file that lost records is not what the manifest says', async () => {
    const lines = readFileSync(join(TOUCH!, 'deepswe.jsonl'), 'utf8').split('\n').slice(0, 20);
    const folder = tempFolder();
    for (const name of ['manifest.json', 'swe_bench_pro.jsonl'])
      writeFileSync(join(folder, name), readFileSync(join(TOUCH!, name)));
    writeFileSync(join(folder, 'deepswe.jsonl'), `${lines.join('\n')}\n{"cut`);
    const { scripts, problems } = await collect(sweTouch, folder);
    expect(scripts).toHaveLength(45);
    expect(problems.map(({ file, line, code }) => [file, line, code])).toEqual([
      ['deepswe.jsonl', 21, 'not-json'],
      ['manifest.json', null, 'contradiction'],
    ]);
  });
});

const RECORD = {
  schema_version: '1.0.0',
  benchmark: 'swe_bench_verified',
  instance_id: 'a__b-1',
  task_critical_regions: [],
  counter_edit: {
    mode: 'patch',
    max_interventions: 1,
    message_prompt_id: 'counter_edit_user_simulator',
    interventions: [
      {
        order: 1,
        delivery: 'patch_and_message',
        trigger: { event: 'read', regions: [{ path: 'x', start_line: 1, end_line: 2 }], max_triggers: 2 },
        patch: { id: 'p', diff: 'diff', target_regions: [] },
      },
    ],
    validation: { status: 'validated_counter_edit' },
  },
};

const write = (...records: readonly unknown[]): string => {
  const path = join(tempFolder(), 'records.jsonl');
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
};

describe('records of SWE-Touch', () => {
  test('in one file are known by their keys, and named by a mapping', async () => {
    const path = write(RECORD);
    expect(await sweTouch.sniff(path)).toMatchObject({ confidence: 0.96 });
    expect((await sweTouch.inspect(path, NEVER)).groups).toMatchObject([
      { name: 'counter-edit', benchmark: 'SWE-bench Verified' },
      { name: 'co-edit' },
    ]);
    const { scripts, notes } = await collect(sweTouch, path, {
      all: { condition: 'one for all' },
      runs: { 'counter-edit': { condition: 'mine' } },
    });
    expect(notes).toContainEqual(expect.stringContaining('the one condition given was not used'));
    expect(scripts).toMatchObject([
      { condition: 'mine', line: 1, task: { benchmark: 'SWE-bench Verified' } },
    ]);
    expect(scripts[0]?.script.overlays[0]).toEqual({
      when: {
        touches: {
          regions: RECORD.counter_edit.interventions[0]!.trigger.regions,
          kinds: ['read'],
          attempts: 2,
        },
      },
      what: {
        edit: { id: 'p', diff: 'diff', targets: [] },
        say: { simulated: 'counter_edit_user_simulator' },
      },
    });
  });

  test.each([
    ['a mode that the steps contradict', { mode: 'text_only' }, ['counter_edit.mode']],
    ['a key that nobody knows', { extra: 1 }, ['counter_edit.extra']],
  ])('with %s are kept, and what is lost is said', async (_, over, paths) => {
    const record = { ...RECORD, counter_edit: { ...RECORD.counter_edit, ...over } };
    const { scripts, problems } = await collect(sweTouch, write(record));
    expect(scripts).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'not-kept', line: 1 }]);
    for (const path of paths) expect(problems[0]?.reason).toContain(path);
  });

  test('that are none are left out with the place of the fault', async () => {
    const wrong = { ...RECORD, counter_edit: { ...RECORD.counter_edit, interventions: [{ order: 0 }] } };
    const { scripts, problems } = await collect(sweTouch, write(wrong, RECORD));
    expect(scripts).toHaveLength(1);
    expect(problems).toMatchObject([
      { line: 1, code: 'bad-record', reason: expect.stringContaining('counter_edit.interventions.0.order') },
    ]);
  });
});
