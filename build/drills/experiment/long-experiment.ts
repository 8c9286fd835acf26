import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../docker/fault.ts';
import type { Lab } from '../docker/lab.ts';
import { leftOn } from '../docker/left-on.ts';
import { rssMegabytes } from '../docker/rss.ts';
import { endOf, hasEnded } from '../run-import.ts';
import { startParallax } from '../start-parallax.ts';
import { withModel } from './with-model.ts';
import { writePlan } from './write-plan.ts';

/** What a process may grow by from the second quarter of its time to the last, MB. */
const MOST_GROWN = 60;
const LOOK = 5000;
/** More than can be done in the time: 4,000 runs. */
const MANY = { nTasks: 20, repeats: 100 };

/** Runs attempts four at once for some minutes, then ends the program as a person would: its memory stays flat, and nothing is left. */
export function longExperiment(lab: Lab, minutes: number): Promise<Finding> {
  return withModel(async (base_url) => {
    const plan = await writePlan(lab, { ...MANY, base_url, parallel: 4 });
    const app = startParallax(['eval', plan, '-w', lab.workspace, '--json'], { DOCKER_HOST: lab.own.host });
    const sizes: number[] = [];
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until && !hasEnded(app)) {
      await sleep(LOOK);
      if (!hasEnded(app)) sizes.push(rssMegabytes(app.pid as number));
    }
    const ranOn = !hasEnded(app);
    app.kill('SIGINT');
    await endOf(app);
    const quarters = [0, 1, 2, 3].map((q) =>
      median(sizes.slice((q * sizes.length) / 4, ((q + 1) * sizes.length) / 4)),
    );
    const grown = (quarters[3] ?? 0) - (quarters[1] ?? 0);
    return {
      name: `four attempts at once for ${minutes} min`,
      seen: `memory of the program, median of each quarter: ${quarters.join(', ')} MB`,
      faults: [
        ...(ranOn ? [] : ['it ended before its time']),
        ...(grown > MOST_GROWN ? [`memory grew by ${grown} MB`] : []),
        ...(await leftOn(lab.engine)),
      ],
    };
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
