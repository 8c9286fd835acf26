import { imageId } from '../../../main/docker/image-id.ts';
import { sweBenchTask } from '../../../main/evaluation/swe-bench/swe-bench-task.ts';
import { NO_TASK_FACTS } from '../../../main/import/no-task-facts.ts';
import { grade, type Lab, withLab, writeTasks } from '../../drills/docker/lab.ts';
import { IMAGE, instanceOf, setTo, TEST_PATCH, USUAL_TEST } from '../../drills/docker/made-task.ts';
import { median, rounded } from '../measure.ts';
import type { Section } from '../section.ts';
import { gradeByClient } from './docker-client.ts';
import { timeRegrading } from './time-regrading.ts';

const ROUNDS = 7;
const N_SLEEPING = 8;
const SLEEP = 3;

/** Grading on a private engine: beside the `docker` client, one and two at a time, and from kept logs. */
export function benchGrading(): Promise<Section> {
  return withLab(async (lab) => {
    const { ours, client } = await one(lab);
    const [alone, together] = [await sleeping(lab, 1), await sleeping(lab, 2)];
    const regraded = await timeRegrading(lab);
    return {
      title: 'Grading in containers',
      notes: [
        `One grading of a small task, in turns with the same commands given to the \`docker\` client; medians of ${ROUNDS} after one of`,
        `warm-up. Then ${N_SLEEPING} tasks whose tests sleep ${SLEEP} s, by one command. Then ${regraded.n} kept logs of ${rounded(regraded.megabytes)} MB in all, read again`,
        '(median of 3). Aims: ratio ≤ 1.15, ≥ 1.8 times as fast, ≤ 2 s.',
      ],
      columns: ['', 's', 'ratio'],
      rows: [
        ['one grading', rounded(ours / 1000), null],
        ['the same through the `docker` client', rounded(client / 1000), rounded(ours / client)],
        ['sleeping tests, one at a time', rounded(alone / 1000), null],
        ['sleeping tests, two at a time', rounded(together / 1000), rounded(alone / together)],
        [`${regraded.n} logs read again`, rounded(regraded.ms / 1000), null],
      ],
    };
  });
}

async function one({ engine, folder }: Lab): Promise<{ readonly ours: number; readonly client: number }> {
  const row = instanceOf({ name: 'bench' });
  const task = sweBenchTask({
    ...NO_TASK_FACTS,
    ...{
      instance: row.instance_id,
      repository: row.repo,
      version: row.version,
      base_commit: row.base_commit,
    },
    ...{ test_patch: TEST_PATCH, fail_to_pass: row.FAIL_TO_PASS, pass_to_pass: row.PASS_TO_PASS },
    more: { install_config: row.install_config },
  });
  const image = (await imageId(engine, IMAGE)) as string;
  const times = { ours: [] as number[], client: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const ran = await task.run(engine, image, { kind: 'patch', patch: setTo('new') }, {});
    const between = performance.now();
    const said = await gradeByClient(folder);
    const ended = performance.now();
    if (task.read(ran).resolution !== 'FULL' || !said.includes('PASSED t::value'))
      throw new Error('the two did not do the same');
    if (round > 0) [times.ours.push(between - began), times.client.push(ended - between)];
  }
  return { ours: median(times.ours), client: median(times.client) };
}

/** @returns ms of a whole grading job, its import with it */
async function sleeping(lab: Lab, parallel: number): Promise<number> {
  const tasks = Array.from({ length: N_SLEEPING }, (_, i) => ({
    name: `s${i}-${parallel}`,
    test: `sleep ${SLEEP} # ${i} ${parallel}\n${USUAL_TEST}`,
  }));
  const paths = await writeTasks(lab, tasks);
  const began = performance.now();
  await grade(lab, { paths, parallel });
  return performance.now() - began;
}
