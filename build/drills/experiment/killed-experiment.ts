import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import type { Random } from '../../../analysis/stats/random.ts';
import { openDatabase } from '../../../main/store/open-database.ts';
import type { Finding } from '../docker/fault.ts';
import { type Lab, writeTasks } from '../docker/lab.ts';
import { leftOn } from '../docker/left-on.ts';
import { endOf } from '../run-import.ts';
import { startParallax } from '../start-parallax.ts';

/** A plan of `nRuns` attempts that take a second each: two systems, of which one is right, on two tasks, several times. */
async function writePlan(lab: Lab, nRuns: number): Promise<string> {
  await writeTasks(lab, [{ name: 'e0' }, { name: 'e1' }], []);
  const commands = (word: string) =>
    stringify({ version: 1, any: [['sleep 1', `echo ${word} > value.txt`]] });
  await writeFile(join(lab.folder, 'right.yaml'), commands('new'));
  await writeFile(join(lab.folder, 'wrong.yaml'), commands('other'));
  const file = join(lab.folder, 'experiment.yaml');
  const systems = {
    right: { agent: 'scripted', commands: 'right.yaml' },
    wrong: { agent: 'scripted', commands: 'wrong.yaml' },
  };
  const plan = {
    version: 1,
    name: 'killed',
    tasks: ['tasks.jsonl'],
    systems,
    repeats: nRuns / 4,
    parallel: 2,
  };
  await writeFile(file, stringify(plan));
  return file;
}

const start = (lab: Lab, plan: string) =>
  startParallax(['eval', plan, '-w', lab.workspace, '--json'], { DOCKER_HOST: lab.own.host });

/**
 * Kills an experiment again and again at seeded moments and lets it go on each time: in the end each of its runs has one
 * attempt that was brought to its end and one verdict, those that were cut short are kept as such, and nothing is left.
 */
export async function killedExperiment(
  lab: Lab,
  { nRuns, nKills, random }: { readonly nRuns: number; readonly nKills: number; readonly random: Random },
): Promise<Finding> {
  const plan = await writePlan(lab, nRuns);
  let nEnded = 0;
  for (let kill = 0; kill < nKills; kill += 1) {
    const app = start(lab, plan);
    const ended = endOf(app).then(() => 'ended' as const);
    // From the first moments, in which tasks are read, to some attempts later.
    if ((await Promise.race([ended, sleep(500 + 4500 * random.uniform())])) === 'ended') nEnded += 1;
    app.kill('SIGKILL');
    await ended;
  }
  const code = await endOf(start(lab, plan));
  const { nAttempts, nInterrupted, faults } = await attemptsOf(lab, nRuns);
  return {
    name: `${nKills} × kill -9 of an experiment of ${nRuns} attempts`,
    seen: `${nRuns} runs, ${nAttempts} attempts, ${nInterrupted} of them interrupted; ${nEnded} times it had ended before`,
    faults: [
      ...(code === 0 ? [] : [`the last run ended with ${code}`]),
      ...faults,
      ...(await leftOn(lab.engine)),
    ],
  };
}

const FAULTS = `
  SELECT r.run_id, s.label AS system, r.outcome,
    (SELECT count(*) FROM attempt a WHERE a.run_id = r.run_id AND a.exit = 'submitted') AS n_whole,
    (SELECT count(*) FROM grade g JOIN attempt a ON g.subject_kind = 'attempt' AND g.subject_id = a.attempt_id
      WHERE a.run_id = r.run_id) AS n_grades,
    (SELECT count(DISTINCT n) = count(*) AND max(n) = count(*) FROM attempt a WHERE a.run_id = r.run_id) AS is_numbered
  FROM run_outcome r JOIN system s USING (system_id)`;

async function attemptsOf({ workspace }: Lab, nRuns: number) {
  const database = await openDatabase(workspace, '0.0.0');
  try {
    const rows = await database.select(FAULTS);
    const [counts] = await database.select(
      `SELECT count(*) AS n_attempts, count(*) FILTER (WHERE exit_detail = 'interrupted') AS n_interrupted,
         (SELECT count(*) FROM attempt_try) AS n_tries FROM attempt`,
    );
    const wrong = rows.filter(
      ({ system, outcome, n_whole, n_grades, is_numbered }) =>
        n_whole !== 1 ||
        n_grades !== 1 ||
        !is_numbered ||
        outcome !== (system === 'right' ? 'resolved' : 'unresolved'),
    );
    return {
      nAttempts: counts?.n_attempts as number,
      nInterrupted: counts?.n_interrupted as number,
      faults: [
        ...(rows.length === nRuns ? [] : [`${rows.length} runs in place of ${nRuns}`]),
        ...wrong.map((row) => `run ${row.run_id}: ${JSON.stringify(row)}`),
        ...(counts?.n_tries === 0 ? [] : [`${counts?.n_tries} tries are still noted`]),
      ],
    };
  } finally {
    await database.close();
  }
}
