import { setTimeout as sleep } from 'node:timers/promises';
import { fixed } from '../../../analysis/format/number.ts';
import { withWorkspace } from '../../synthetic/with-workspace.ts';
import type { Finding } from './fault.ts';
import { type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { USUAL_TEST } from './made-task.ts';

const names = ['x0', 'x1'];
const MOST_SECONDS = 2;

/** Cancels in the midst of tests: it ends at once and leaves nothing. */
export async function cancelled(lab: Lab): Promise<Finding> {
  const test = `sleep 600\n${USUAL_TEST}`;
  const paths = await writeTasks(
    lab,
    names.map((name) => ({ name, test: `: ${name}; ${test}` })),
  );
  const { seconds, state } = await withWorkspace(lab.workspace, async (port) => {
    const { job_id } = await port.call('grade.start', { paths, parallel: 2 });
    await sandboxesRun(lab, names.length);
    const began = performance.now();
    await port.call('job.cancel', { job_id });
    for (;;) {
      const { rows } = await port.call('job.list', {});
      const job = rows.find((row) => row.job_id === job_id);
      if (job?.state !== 'running') return { seconds: (performance.now() - began) / 1000, state: job?.state };
      await sleep(20);
    }
  });
  return {
    name: 'cancelled while tests run',
    seen: `${state} after ${fixed(seconds, 1)} s`,
    faults: [
      ...(state === 'cancelled' ? [] : [`it is ${state}`]),
      ...(seconds <= MOST_SECONDS ? [] : [`it took ${fixed(seconds, 1)} s`]),
      ...(await leftOn(lab.engine)),
    ],
  };
}

async function sandboxesRun({ engine }: Lab, n: number): Promise<void> {
  const filters = { label: ['parallax=sandbox'], status: ['running'] };
  while ((await engine.docker.listContainers({ filters })).length < n) await sleep(100);
  await sleep(1500);
}
