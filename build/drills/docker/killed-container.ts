import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from './fault.ts';
import { gradeFaults } from './grade-faults.ts';
import { grade, type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { USUAL_TEST } from './made-task.ts';

/** Kills each sandbox that is found in the first seconds, as a person or another program might. */
export async function killedContainer(lab: Lab): Promise<Finding> {
  const paths = await writeTasks(lab, [{ name: 'c0', test: `sleep 3\n${USUAL_TEST}` }]);
  let killed = 0;
  await grade(lab, { paths, parallel: 1 }, async () => {
    for (const until = Date.now() + 3000; Date.now() < until && killed < 1; await sleep(200)) {
      const found = await lab.engine.docker.listContainers({ filters: { label: ['parallax=sandbox'] } });
      await sleep(1000);
      for (const { Id } of found) {
        await lab.engine.docker
          .getContainer(Id)
          .kill()
          .catch(() => {});
        killed++;
      }
    }
  });
  const untouched = killed === 0 ? ['no container was found to be killed'] : [];
  return {
    name: 'kill -9 of a container',
    seen: `${killed} killed, graded in another`,
    faults: [...untouched, ...(await gradeFaults(lab, { c0: 'resolved' })), ...(await leftOn(lab.engine))],
  };
}
