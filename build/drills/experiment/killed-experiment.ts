import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../analysis/stats/random.ts';
import { openDatabase } from '../../../main/store/open-database.ts';
import type { Finding } from '../docker/fault.ts';
import type { Lab } from '../docker/lab.ts';
import { leftOn } from '../docker/left-on.ts';
import { endOf } from '../run-import.ts';
import { startParallax } from '../start-parallax.ts';
import { withModel } from './with-model.ts';
import { writePlan } from './write-plan.ts';

const start = (lab: Lab, plan: string) =>
  startParallax(['eval', plan, '-w', lab.workspace, '--json'], { DOCKER_HOST: lab.own.host });

interface Kills {
  /** A multiple of four. */
  readonly nRuns: number;
  readonly nKills: number;
  readonly random: Random;
}

/**
 * Kills an experiment again and again at seeded moments and lets it go on each time: in the end each of its runs has one
 * attempt that was brought to its end and one verdict, those that were cut short are kept as such with what they spent, and nothing is left.
 */
export async function killedExperiment(lab: Lab, { nRuns, nKills, random }: Kills): Promise<Finding> {
  return withModel(async (base_url) =>
    killedAt(lab, await writePlan(lab, { repeats: nRuns / 4, base_url }), { nRuns, nKills, random }),
  );
}

async function killedAt(lab: Lab, plan: string, { nRuns, nKills, random }: Kills): Promise<Finding> {
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
  const { nAttempts, nInterrupted, spent, faults } = await attemptsOf(lab, nRuns);
  return {
    name: `${nKills} × kill -9 of an experiment of ${nRuns} attempts`,
    seen: `${nRuns} runs, ${nAttempts} attempts, ${nInterrupted} of them interrupted; $${spent} spent, as the ledger has it; ${nEnded} times it had ended before`,
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

/** Attempts whose cost is not what the ledger has under their name; of those that ended by themselves the lost replies are extra. */
const MONEY = `
  SELECT a.run_id, a.n, a.exit, a.cost_usd, e.spent, e.n_unseen
  FROM attempt a LEFT JOIN (
    SELECT subject, sum(coalesce(settled_nano, reserved_nano))::DOUBLE / 1e9 AS spent,
      count_if(settled_by IS DISTINCT FROM 'usage') AS n_unseen
    FROM budget_entry GROUP BY subject
  ) e ON e.subject = 'run ' || a.run_id || ' try ' || a.n
  WHERE abs(coalesce(a.cost_usd, 0) - coalesce(e.spent, 0)) > 1e-8 AND NOT (a.exit = 'submitted' AND e.n_unseen > 0)`;

async function attemptsOf({ workspace }: Lab, nRuns: number) {
  const database = await openDatabase(workspace, '0.0.0');
  try {
    const rows = await database.select(FAULTS);
    const [counts] = await database.select(
      `SELECT count(*) AS n_attempts, count(*) FILTER (WHERE exit_detail = 'interrupted') AS n_interrupted,
         (SELECT count(*) FROM attempt_try) AS n_tries FROM attempt`,
    );
    const money = await database.select(MONEY);
    const [sum] = await database.select(
      'SELECT round(sum(coalesce(settled_nano, reserved_nano))::DOUBLE / 1e9, 4) AS spent FROM budget_entry',
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
      spent: sum?.spent as number,
      faults: [
        ...(rows.length === nRuns ? [] : [`${rows.length} runs in place of ${nRuns}`]),
        ...money.map((row) => `the money of an attempt: ${JSON.stringify(row)}`),
        ...wrong.map((row) => `run ${row.run_id}: ${JSON.stringify(row)}`),
        ...(counts?.n_tries === 0 ? [] : [`${counts?.n_tries} tries are still noted`]),
      ],
    };
  } finally {
    await database.close();
  }
}
