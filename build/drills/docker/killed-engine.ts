import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from './fault.ts';
import { gradeFaults } from './grade-faults.ts';
import { grade, type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { USUAL_TEST } from './made-task.ts';

const names = ['e0', 'e1', 'e2', 'e3'];

/** Kills the engine in the midst of a test and starts it again after `seconds`. */
export async function killedEngine(lab: Lab, seconds: number): Promise<Finding> {
  const paths = await writeTasks(
    lab,
    names.map((name) => ({ name, test: `sleep 3; # ${name}\n${USUAL_TEST}` })),
  );
  const { runs } = await grade(lab, { paths, parallel: 2 }, async () => {
    await sleep(2500);
    await lab.own.kill();
    await sleep(seconds * 1000);
    await lab.own.start();
  });
  const faults = await gradeFaults(lab, Object.fromEntries(names.map((name) => [name, 'resolved'])));
  return {
    name: `kill -9 of the engine, away for ${seconds} s`,
    seen: `${runs.length} of ${names.length} graded by the same command`,
    faults: [...faults, ...(await leftOn(lab.engine))],
  };
}
