import { describe, expect, it } from 'vitest';
import { storeApi } from '../../main/store/store-api.ts';
import { importItems, task } from './imported-items.ts';
import { evaluation, newGrade } from './made-up-grading.ts';
import { attempt, importRuns, openTemp, run } from './store-fixture.ts';

const graded = async () => {
  const database = await openTemp();
  const api = storeApi(database);
  await importRuns(database, [
    run('a', null, { attempt: attempt({ patch: 'one' }) }),
    run('b', null, { attempt: attempt({ patch: 'two' }) }),
    run('c', 'unresolved', { attempt: attempt({ patch: 'three' }) }),
    run('d', null, { attempt: attempt({ patch: null }) }),
  ]);
  return { database, api };
};

describe('what is to be graded', () => {
  it('is what has a patch and no verdict; the rest where it is asked for', async () => {
    const { api } = await graded();
    const instances = async (again: boolean) =>
      (await api.gradeSubjects({ filter: {}, again }, undefined)).map(({ instance }) => instance);
    expect(await instances(false)).toEqual(['a', 'b']);
    expect(await instances(true)).toEqual(['a', 'b', 'c']);
    const filter = { task: 'b' };
    expect((await api.gradeSubjects({ filter, again: false }, undefined)).map((one) => one.instance)).toEqual(
      ['b'],
    );
  });

  it('is what was hindered once more, and not what has a verdict', async () => {
    const { api } = await graded();
    const [a, b] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const grades = [
      newGrade({ subject_id: a!.attempt_id, verdict: 'infra-error', tests: [] }),
      newGrade({ subject_id: b!.attempt_id, verdict: 'unresolved' }),
    ];
    await api.saveGrades({ grades });
    const left = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    expect(left.map(({ instance }) => instance)).toEqual(['a']);
  });

  it('of an agent is made on tasks that it has no run on', async () => {
    const { database, api } = await graded();
    await importItems(database, {
      kind: 'tasks',
      tasks: [task('a', { reference_patch: 'fix' }), task('e', { reference_patch: 'mend' })],
    });
    const import_ids = [1, 2, 3];
    const asked = { import_ids, system: 'S', condition: 'vanilla' };
    expect((await api.agentTasks(asked)).map(({ instance }) => instance)).toEqual(['e']);
    expect(await api.agentTasks({ ...asked, system: 'gold' })).toMatchObject([
      { instance: 'a', reference_patch: 'fix' },
      { instance: 'e', reference_patch: 'mend' },
    ]);
  });
});

describe('a grade', () => {
  it('is added to those before it, and the newest counts', async () => {
    const { api } = await graded();
    const [a] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const subject_id = a!.attempt_id;
    const first = await api.saveGrades({ grades: [newGrade({ subject_id, verdict: 'unresolved' })] });
    const more = [
      newGrade({ subject_id }),
      newGrade({ subject_id, verdict: 'test-timeout', timeout_counts: true }),
    ];
    const second = await api.saveGrades({ grades: more });
    expect(new Set([...first, ...second]).size).toBe(3);
    const { grades, run: shown } = await api.runDetail({ run_id: a!.run_id }, undefined);
    expect(grades.map(({ verdict }) => verdict)).toEqual(['test-timeout', 'resolved', 'unresolved']);
    expect(shown).toMatchObject({ outcome: 'test-timeout', resolved: false });
  });

  it('counts its tests, and knows its log', async () => {
    const { api } = await graded();
    const [a] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const evaluation_id = await api.saveEvaluation(evaluation());
    const tests = [
      { name: 'f', group: 'F2P', passed: true },
      { name: 'p', group: 'P2P', passed: true },
      { name: 'q', group: 'P2P', passed: false },
    ] as const;
    const [grade_id] = await api.saveGrades({
      grades: [newGrade({ subject_id: a!.attempt_id, evaluation_id, tests, remarks: ['Loud.'] })],
    });
    const detail = await api.runDetail({ run_id: a!.run_id }, undefined);
    expect(detail.grades).toMatchObject([
      { f2p_pass: 1, f2p_fail: 0, p2p_pass: 1, p2p_fail: 1, log_bytes: 5, remarks: ['Loud.'] },
    ]);
    expect(detail.tests).toHaveLength(3);
    expect(await api.gradeLog({ grade_id: grade_id!, offset: 2, limit: 10 })).toEqual({
      text: 'log',
      total: 5,
    });
    await expect(api.gradeLog({ grade_id: 999, offset: 0, limit: 10 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('keeps its number while an import goes on', async () => {
    const { database, api } = await graded();
    const [a] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    await Promise.all([
      importRuns(database, [run('x', 'resolved'), run('y', 'resolved')]),
      api.saveGrades({ grades: [newGrade({ subject_id: a!.attempt_id })] }),
    ]);
    await importRuns(database, [run('z', 'resolved')]);
    const rows = await database.select('SELECT count(*) AS n, count(DISTINCT grade_id) AS ids FROM grade');
    expect(rows).toEqual([{ n: 5, ids: 5 }]);
  });
});

describe('an evaluation', () => {
  it('is found by what it depends on, if it came to its end', async () => {
    const { api } = await graded();
    await api.saveEvaluation(evaluation({ key: 'a', is_final: false }));
    expect(await api.findEvaluation({ key: 'a', draw: 1 })).toBeNull();
    const id = await api.saveEvaluation(evaluation({ key: 'a', seen: '{"x":1}' }));
    expect(await api.findEvaluation({ key: 'a', draw: 1 })).toMatchObject({
      evaluation_id: id,
      seen: '{"x":1}',
    });
    expect(await api.findEvaluation({ key: 'a', draw: 2 })).toBeNull();
  });

  it('stays where the import of its run is undone; its grade goes', async () => {
    const { database, api } = await graded();
    const [a] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const evaluation_id = await api.saveEvaluation(evaluation({ key: 'a' }));
    const grades = [
      newGrade({ subject_id: a!.attempt_id, evaluation_id }),
      newGrade({ subject_kind: 'task', subject_id: a!.task_id, evaluation_id }),
    ];
    await api.saveGrades({ grades });
    expect(await api.regradable({ filter: {} }, undefined)).toHaveLength(2);
    await api.undoImport({ import_id: 1 });
    expect(await database.select('SELECT count(*) AS n FROM grade')).toEqual([{ n: 0 }]);
    expect(await database.select('SELECT count(*) AS n FROM test_result')).toEqual([{ n: 0 }]);
    expect(await api.findEvaluation({ key: 'a', draw: 1 })).not.toBeNull();
  });
});

describe('what was graded here', () => {
  it('is told by system, with what could not be scored, the references and what waits', async () => {
    const { api } = await graded();
    const [a, b] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const hindered = { verdict: 'infra-error', because: 'No image.', evaluation_id: null } as const;
    await api.saveGrades({
      grades: [
        newGrade({ subject_id: a!.attempt_id, verdict: 'unresolved' }),
        newGrade({ subject_id: b!.attempt_id, ...hindered }),
        newGrade({ subject_kind: 'task', subject_id: b!.task_id, verdict: 'unresolved' }),
        newGrade({ subject_kind: 'task', subject_id: b!.task_id, ...hindered }),
        newGrade({ subject_id: a!.attempt_id }),
      ],
    });
    const all = await api.gradedHere({ filter: {}, limit: 10 }, undefined);
    const outcomes = { resolved: 1, 'infra-error': 1 };
    expect(all.systems).toMatchObject([{ system: 'S', n_runs: 2, n_scored: 1, n_resolved: 1, outcomes }]);
    expect(all.unscored).toMatchObject([{ run_id: b!.run_id, task: 'b', because: 'No image.' }]);
    expect(all.tasks).toMatchObject([{ task: 'b', verdict: 'infra-error', because: 'No image.' }]);
    expect([all.n_unscored, all.n_waiting]).toEqual([1, 1]);
    const none = await api.gradedHere({ filter: { task: 'c' }, limit: 10 }, undefined);
    expect(none).toEqual({ systems: [], unscored: [], n_unscored: 0, tasks: [], n_waiting: 0 });
    expect(await api.gradedHere({ filter: {}, limit: 0 }, undefined)).toMatchObject({
      unscored: [],
      n_unscored: 1,
    });
  });
});
