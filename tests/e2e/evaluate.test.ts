import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../main/store/open-database.ts';
import { storeApi } from '../../main/store/store-api.ts';
import { newAttempt } from '../store/made-up-attempt.ts';
import { budgetEntry } from '../store/made-up-calls.ts';
import { evaluation, newGrade } from '../store/made-up-grading.ts';
import { attempt, HEADER, importRuns, run } from '../store/store-fixture.ts';
import { type App, startApp } from './support/app.ts';
import { seriousViolations } from './support/axe.ts';
import { launchBrowser, openPage } from './support/browser.ts';

const LOG = [
  '$ git apply -v -',
  ...Array.from({ length: 3000 }, (_, i) => `line ${i}`),
  '\u001b[31mFAILED\u001b[0m <b id="injected">no</b>',
  'FAILED tests/test_a.py::test_needle - assert 1 == 2',
  'PASSED tests/test_a.py::test_other',
].join('\n');

/** Runs of three tasks: one graded twice, one that could not be scored, one that waits. */
async function gradedWorkspace(folder: string): Promise<string> {
  const file = join(folder, 'graded.duckdb');
  const database = await openDatabase(file, '0.0.0');
  try {
    const api = storeApi(database);
    await importRuns(
      database,
      ['a', 'b', 'c'].map((name) => run(name, null, { attempt: attempt({ patch: 'diff' }) })),
    );
    const [a, b] = await api.gradeSubjects({ filter: {}, again: false }, undefined);
    const log = { log: deflateRawSync(Buffer.from(LOG)), log_bytes: LOG.length };
    const evaluation_id = await api.saveEvaluation(evaluation(log));
    const failed = {
      ...({ verdict: 'unresolved', because: 'A test of FAIL_TO_PASS fails.', evaluation_id } as const),
      remarks: ['The patch came with CR LF.'],
    };
    const hindered = { verdict: 'infra-error', because: 'There is no room for another image.' } as const;
    await api.saveGrades({
      grades: [
        newGrade({ subject_kind: 'task', subject_id: a!.task_id, evaluation_id }),
        newGrade({ subject_id: a!.attempt_id }),
        newGrade({ subject_id: a!.attempt_id, ...failed }),
        newGrade({ subject_id: b!.attempt_id, ...hindered }),
      ],
    });
    await withExperiment(database, api);
  } finally {
    database.close();
  }
  return file;
}

/** Of two runs: one failed once and was then interrupted while it was tried again, one was not begun. */
async function withExperiment(
  database: Awaited<ReturnType<typeof openDatabase>>,
  api: ReturnType<typeof storeApi>,
): Promise<void> {
  const definition = { definition: '{}', limits: '{}', created_at: 5 };
  const experiment_id = await api.openExperiment({ name: 'night run', ...definition });
  const runs = ['a', 'b'].map((task) => run(task, null, { attempt: null, condition: 'split' }));
  const import_id = await importRuns(database, runs, { header: { ...HEADER, hash: 'experiment' } });
  await api.claimRuns({ experiment_id, import_id });
  const [first] = await api.experimentRuns({ experiment_id });
  const failed = { exit: 'error', exit_detail: 'no space left on device', patch: null } as const;
  await api.saveAttempt(newAttempt({ run_id: first!.run_id, ...failed }));
  await api.beginTry({ run_id: first!.run_id, started_at: 7 });
  await api.openBudget({ name: 'experiment night run', cap_nano: 4e9, reopen: false, now: 5 });
  await api.reserveCall(budgetEntry({ budget: 'experiment night run', reserved_nano: 0.5e9 }));
}

describe('what was graded here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  let app: App;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    app = await startApp({ file: await gradedWorkspace(folder) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is told with its denominators, and why there is no Docker and what to do', async () => {
    const { page, faults } = await openPage(browser, `${app.url}#/evaluate`);
    await page.getByText('On Bench 0 of 1 scored run resolve; 1 more is unscored.').waitFor();
    await page.getByText('No Docker engine answers at unix:///nowhere/docker.sock').waitFor();
    await page.getByText(/set DOCKER_HOST to an engine that runs/).waitFor();
    expect(await page.getByRole('button', { name: 'Grade', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Files' }).click();
    await page.getByRole('textbox', { name: /Paths of tasks/ }).waitFor();
    await page.getByText('Limits and verifier').click();
    expect(await seriousViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens the run that could not be scored with its reason', async () => {
    const { page } = await openPage(browser, `${app.url}#/evaluate`);
    const table = page.getByRole('grid', { name: 'Runs that were not scored' });
    await table.getByText('There is no room for another image.').click();
    await page.getByRole('tab', { name: /Grades/ }).click();
    const grade = page.locator('.grade').first();
    await grade.getByText('There is no room for another image.').waitFor();
    await grade.getByText('No log: only what was tested here').waitFor();
    await page.close();
  });

  it('keeps every grade of a run, the newest counting, and shows the log as text', async () => {
    const { page, faults } = await openPage(browser, `${app.url}#/overview?run=1`);
    await page.getByRole('tab', { name: /Grades 2/ }).click();
    const grades = page.locator('.grade');
    expect(await grades.count()).toBe(2);
    expect(await grades.first().textContent()).toMatch(/unresolved\s*counts/);
    expect(await grades.last().textContent()).toMatch(/resolved\s*superseded/);
    await grades.first().getByText('The patch came with CR LF.').waitFor();
    await grades
      .first()
      .getByRole('button', { name: /Read the log/ })
      .click();
    await page.getByText('$ git apply -v -').waitFor();
    expect(page.url()).toContain('log=3');
    await page.keyboard.press('x');
    await page.getByText('test_needle').waitFor();
    await page.getByText('␛[31mFAILED␛[0m <b id="injected">no</b>').waitFor();
    expect(await page.locator('#injected').count()).toBe(0);
    await page.keyboard.press('/');
    await page.keyboard.type('line 1234');
    await page.getByText('in 1 line').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.log-line[aria-current] mark').getByText('line 1234').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens the log of a reference, saves it as it was, and leads back', async () => {
    const { page } = await openPage(browser, `${app.url}#/evaluate`);
    await page.getByRole('grid', { name: 'References of the tasks' }).getByText('a', { exact: true }).click();
    await page.getByRole('heading', { name: 'Reference of a' }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    const stream = await (await saving).createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString()).toBe(LOG);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Reference of a' }).waitFor({ state: 'detached' });
    await page.close();
  });

  it('reads kept logs again, and says what it could not read', async () => {
    const { page } = await openPage(browser, `${app.url}#/evaluate`);
    await page.getByRole('button', { name: 'Read kept logs again' }).click();
    await page.locator('.grade-job .job[data-state="done"], .grade-job .job[data-state="failed"]').waitFor();
    await page
      .getByText(/logs? read/)
      .first()
      .waitFor();
    await page.close();
  });

  it('shows experiments with what they spent, and opens every try that failed', async () => {
    const { page, faults } = await openPage(browser, `${app.url}#/evaluate`);
    const row = page.getByRole('grid', { name: 'Experiments' }).locator('tr[data-key]');
    expect((await row.textContent()) ?? '').toMatch(/^night run.*0\.00 \+ 0\.50 of 4\.00/);
    await row.click();
    await page.getByRole('heading', { name: 'night run' }).waitFor();
    expect(page.url()).toContain('experiment=');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByText('no space left on device').click();
    await page.getByText('infrastructure error').first().waitFor();
    await page.getByRole('radio', { name: 'Files' }).waitFor();
    await page.getByRole('textbox', { name: /File of the experiment/ }).fill('/nowhere/plan.yaml');
    expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });
});
