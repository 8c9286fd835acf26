import { describe, expect, it } from 'vitest';
import { storeApi } from '../../main/store/store-api.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { newAttempt } from './made-up-attempt.ts';
import { budgetEntry } from './made-up-calls.ts';
import { newGrade } from './made-up-grading.ts';
import { importRuns, openTemp, run } from './store-fixture.ts';

const ABOUT = { name: 'e', definition: '{"a":1}', limits: '{}', created_at: 5 };

/** An experiment of two runs that were not attempted yet. */
async function planned() {
  const database = await openTemp();
  const api = storeApi(database);
  const experiment_id = await api.openExperiment(ABOUT);
  const runs = ['a', 'b'].map((name) => run(name, null, { attempt: null }));
  const import_id = await importRuns(database, runs);
  await api.claimRuns({ experiment_id, import_id });
  const rows = () => api.experimentRuns({ experiment_id });
  return { database, api, experiment_id, import_id, rows };
}

describe('an experiment', () => {
  it('is known by its name, and another may not take it', async () => {
    const { api, experiment_id } = await planned();
    expect(await api.openExperiment({ ...ABOUT, created_at: 9 })).toBe(experiment_id);
    expect(await api.openExperiment({ ...ABOUT, name: 'other' })).not.toBe(experiment_id);
    const another = { ...ABOUT, definition: '{"a":2}' };
    await expect(api.openExperiment(another)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('“e”'),
    });
  });

  it('has runs that are not run until they are attempted', async () => {
    const { api, rows } = await planned();
    const [a] = await rows();
    const nothing = { n_attempts: 0, attempt_id: null, has_patch: false, verdict: null };
    expect(await rows()).toMatchObject([
      { instance: 'a', ...nothing },
      { instance: 'b', ...nothing },
    ]);
    expect((await api.runDetail({ run_id: a!.run_id }, undefined)).run.outcome).toBe('not-run');
  });
});

describe('an attempt', () => {
  it('is kept with its transcript, its deliveries and what was noted of the repository', async () => {
    const { database, api, rows } = await planned();
    const [a] = await rows();
    expect(await api.beginTry({ run_id: a!.run_id, started_at: 7 })).toBe(1);
    const attempt_id = await api.saveAttempt(newAttempt({ run_id: a!.run_id }));
    expect((await rows())[0]).toMatchObject({
      n_attempts: 1,
      attempt_id,
      exit: 'submitted',
      has_patch: true,
    });
    const { attempts } = await api.runDetail({ run_id: a!.run_id }, undefined);
    expect(attempts).toMatchObject([{ attempt_id, n: 1, patch: 'diff', n_events: 1 }]);
    const { rows: events } = await api.events({ attempt_id, offset: 0, limit: 10, clip: 1000 }, undefined);
    expect(events).toMatchObject([{ seq: 0, speaker: 'user', body: 'Mend it.' }]);
    expect(await database.select('SELECT * FROM delivery')).toHaveLength(1);
    expect(await database.select('SELECT patch FROM checkpoint')).toEqual([{ patch: 'half' }]);
    await api.saveGrades({ grades: [newGrade({ subject_id: attempt_id })] });
    expect((await rows())[0]).toMatchObject({ verdict: 'resolved' });
  });

  it('that began and was never kept was interrupted; the next one counts on', async () => {
    const { api, experiment_id, rows } = await planned();
    const [a] = await rows();
    await api.beginTry({ run_id: a!.run_id, started_at: 7 });
    expect(await api.interruptedTries({ experiment_id })).toEqual([
      { run_id: a!.run_id, n: 1, started_at: 7 },
    ]);
    const failed = { exit: 'error', exit_detail: 'interrupted', patch: null, events: [] } as const;
    await api.saveAttempt(newAttempt({ run_id: a!.run_id, ...failed }));
    expect(await api.interruptedTries({ experiment_id })).toEqual([]);
    expect((await api.runDetail({ run_id: a!.run_id }, undefined)).run.outcome).toBe('infra-error');
    expect(await api.beginTry({ run_id: a!.run_id, started_at: 8 })).toBe(2);
    await api.saveAttempt(newAttempt({ run_id: a!.run_id }));
    const { attempts } = await api.runDetail({ run_id: a!.run_id }, undefined);
    expect(attempts.map(({ n, exit }) => [n, exit])).toEqual([
      [1, 'error'],
      [2, 'submitted'],
    ]);
  });

  it('goes with its experiment’s runs', async () => {
    const { database, api, import_id, rows } = await planned();
    const [a, b] = await rows();
    await api.saveAttempt(newAttempt({ run_id: a!.run_id }));
    await api.beginTry({ run_id: b!.run_id, started_at: 7 });
    await undoImport(database, import_id);
    for (const table of ['run', 'attempt', 'event', 'event_body', 'delivery', 'checkpoint', 'attempt_try'])
      expect(await database.select(`SELECT * FROM ${table}`)).toEqual([]);
  });
});

describe('all experiments', () => {
  it('are listed with how far they are, what failed and what they spent', async () => {
    const { api, experiment_id, rows } = await planned();
    const [a, b] = await rows();
    await api.openBudget({ name: 'experiment e', cap_nano: 4e9, reopen: false, now: 5 });
    const entry = budgetEntry({ budget: 'experiment e', reserved_nano: 1e9, subject: 'run 1 try 1' });
    await api.reserveCall(entry);
    const failed = { exit: 'error', exit_detail: 'no space', patch: null, events: [], cost_usd: 1 } as const;
    await api.saveAttempt(newAttempt({ run_id: a!.run_id, ...failed }));
    const attempt_id = await api.saveAttempt(newAttempt({ run_id: a!.run_id }));
    await api.saveGrades({ grades: [newGrade({ subject_id: attempt_id })] });
    await api.beginTry({ run_id: b!.run_id, started_at: 7 });
    expect(await api.listExperiments({})).toEqual([
      {
        ...{ experiment_id, name: 'e', created_at: 5, n_runs: 2, n_scored: 1, n_resolved: 1 },
        ...{ outcomes: { resolved: 1, 'not-run': 1 }, n_attempts: 2, n_failed: 1, n_under_way: 1 },
        budget: { cap_usd: 4, closed: null, spent_usd: 0, reserved_usd: 1 },
      },
    ]);
    expect(await api.experimentFailures({ experiment_id, limit: 5 })).toMatchObject([
      { run_id: a!.run_id, task: 'a', n: 1, reason: 'no space', cost_usd: 1 },
    ]);
    expect(await api.spentBy({ subject: 'run 1 try 1' })).toMatchObject({ cost_usd: 1, input_tokens: null });
    expect(await api.spentBy({ subject: 'none' })).toMatchObject({ cost_usd: null });
  });
});
