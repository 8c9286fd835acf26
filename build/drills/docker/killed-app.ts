import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '../run-import.ts';
import { startParallax } from '../start-parallax.ts';
import type { Finding } from './fault.ts';
import { gradeFaults } from './grade-faults.ts';
import { grade, type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { USUAL_TEST } from './made-task.ts';

const N_TASKS = 6;
const names = Array.from({ length: N_TASKS }, (_, i) => `k${i}`);

/** Kills the app while it grades, then lets it go on: each attempt is graded once, and nothing of the first is left. */
export async function killedApp(lab: Lab): Promise<Finding> {
  const paths = await writeTasks(
    lab,
    names.map((name) => ({ name, test: `sleep 1; # ${name}\n${USUAL_TEST}` })),
  );
  const app = startParallax(['grade', ...paths, '-w', lab.workspace, '--json', '-j', '1'], {
    DOCKER_HOST: lab.own.host,
  });
  await untilGrading(lab, 2);
  app.kill('SIGKILL');
  await endOf(app);
  const left = await leftOn(lab.engine);
  const { runs, n_reused } = await grade(lab, { paths });
  const faults = await gradeFaults(lab, Object.fromEntries(names.map((name) => [name, 'resolved'])));
  const nothingKept = runs.length === N_TASKS ? ['nothing was kept of what was graded before the kill'] : [];
  return {
    name: 'kill -9 of the app',
    seen: `${left.join(', ') || 'nothing was under way'}; ${N_TASKS - runs.length} graded before, ${runs.length} after (${n_reused} evaluated before)`,
    faults: [...faults, ...nothingKept, ...(await leftOn(lab.engine))],
  };
}

/** Waits until the n-th sandbox runs, by the engine's own word. */
async function untilGrading({ engine }: Lab, n: number): Promise<void> {
  const seen = new Set<string>();
  while (seen.size <= n) {
    const filters = { label: ['parallax=sandbox'] };
    for (const { Id } of await engine.docker.listContainers({ filters })) seen.add(Id);
    await sleep(50);
  }
  await sleep(600);
}
