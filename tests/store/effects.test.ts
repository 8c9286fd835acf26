import { describe, expect, it } from 'vitest';
import type { Script } from '../../analysis/model/script.ts';
import { storeApi } from '../../main/store/store-api.ts';
import { importItems, saying, script, task } from './imported-items.ts';
import { attempt, HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const touching = (...attempts: readonly number[]): Script => ({
  ...saying('x'),
  method: 'swe-touch',
  label: 'counter-edit',
  overlays: [
    ...attempts.map((n) => ({
      when: { touches: { regions: [], kinds: ['edit' as const], attempts: n } },
      what: { say: { text: 'no' } },
    })),
    { when: { fraction: 0.5 }, what: { say: { text: 'now' } } },
  ],
});

const cohort = (name: string, ...canonical_ids: readonly string[]) => ({
  kind: 'cohort' as const,
  cohort: { name, description: '', benchmark: null, canonical_ids },
});

describe('what effects are made from', () => {
  it('is the runs of a task in one piece, with verdicts and exits, whatever their outcome', async () => {
    const database = await openTemp();
    const out = attempt({ exit: 'step-limit' });
    await importRuns(database, [
      run('a__b-1', 'resolved', { attempt: out }),
      run('a__b-1', null, { repeat: 2 }),
      run('a__b-1', 'unresolved', { repeat: 3, attempt: attempt({ exit: 'submitted' }) }),
      run('a__b-1', 'resolved', {
        condition: 'other',
        attempt: attempt({ exit_detail: 'LimitsExceeded' }),
      }),
    ]);
    const api = storeApi(database);
    const filter = { condition: ['vanilla'], outcome: ['resolved'] as const };
    expect(await api.effectRuns({ filter })).toEqual([
      {
        ...{ benchmark: 'Bench', system: 'S', condition: 'vanilla', task: 'a__b-1', repository: 'a/b' },
        ...{ verdicts: '1-0', exits: '1-0' },
      },
    ]);
    const all = await api.effectRuns({ filter: {} });
    expect(all.map(({ condition, exits }) => [condition, exits])).toEqual([
      ['other', 'L'],
      ['vanilla', '1-0'],
    ]);
  });

  it('counts the interventions that scripts plan', async () => {
    const database = await openTemp();
    await importItems(database, {
      kind: 'scripts',
      scripts: [
        script('a', 'x', { script: touching(3, 2) }),
        script('b', 'x', { script: touching(3, 2) }),
        script('c', 'x', { script: saying('[P]') }),
      ],
    });
    const found = await storeApi(database).conditionScripts({}, undefined);
    expect(found).toEqual([
      {
        benchmark: 'Bench',
        condition: 'asked',
        method: 'swe-touch',
        label: 'counter-edit',
        dose: 6,
        tasks: ['a', 'b'],
      },
      { benchmark: 'Bench', condition: 'asked', method: 'test', label: 'said', dose: 0, tasks: ['c'] },
    ]);
  });

  it('has a cohort once, and every task of a benchmark', async () => {
    const database = await openTemp();
    await importItems(database, cohort('few', 'b', 'a'), {
      kind: 'tasks',
      tasks: [task('a', { statement: 'do it', fail_to_pass: ['t1', 't2'], difficulty: 'easy' })],
    });
    await importItems(database, cohort('few', 'a', 'b'), cohort('few', 'a'));
    await importRuns(database, [run('c__d-1', 'resolved')], { header: { ...HEADER, hash: 'runs' } });
    const api = storeApi(database);
    const cohorts = await api.cohorts({}, undefined);
    expect(cohorts.map(({ name, tasks }) => [name, tasks]).sort()).toEqual([
      ['few', ['a']],
      ['few', ['a', 'b']],
    ]);
    const none = { statement: null, reference_patch: null, difficulty: null, n_fail_to_pass: null };
    expect(await api.benchmarkTasks({ benchmark: 'Bench' }, undefined)).toEqual([
      {
        ...none,
        canonical_id: 'a',
        repository: null,
        difficulty: 'easy',
        statement: 'do it',
        n_fail_to_pass: 2,
      },
      { ...none, canonical_id: 'c__d-1', repository: 'c/d' },
    ]);
  });
});
