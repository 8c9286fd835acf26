import type { RegradeResult } from '../../../main/evaluation/grading/regrade.ts';
import { finishJob } from '../../../main/workspace/finish-job.ts';
import { grade, type Lab, writeTasks } from '../../drills/docker/lab.ts';
import { predictionOf, setTo, USUAL_TEST } from '../../drills/docker/made-task.ts';
import { withWorkspace } from '../../synthetic/with-workspace.ts';
import { median } from '../measure.ts';

const N_RUNS = 500;
/** Lines of the tests’ output, about as long as a suite of some hundred tests writes. */
const N_LINES = 1500;
const ROUNDS = 3;

export interface RegradeTime {
  readonly n: number;
  readonly megabytes: number;
  readonly ms: number;
}

/** Makes a workspace of 500 graded runs of one task and times reading their logs again, without a container. */
export async function timeRegrading(lab: Lab): Promise<RegradeTime> {
  const task = {
    name: 'regraded',
    test: `for i in $(seq ${N_LINES}); do echo "PASSED tests/test_many.py::test_case[$i-with a name]"; done\n${USUAL_TEST}`,
  };
  const patches = Array.from({ length: N_RUNS }, (_, i) => setTo(`new ${i}`));
  const predictions = patches.map((patch, i) => predictionOf({ ...task, patch }, `m${i}`));
  await grade(lab, { paths: await writeTasks(lab, [task], predictions), parallel: 2 });
  return withWorkspace(lab.workspace, async (port) => {
    const times: number[] = [];
    let n = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const began = performance.now();
      const { job_id } = await port.call('regrade.start', {});
      n = ((await finishJob(port, job_id)).result as RegradeResult).n_read;
      if (round > 0) times.push(performance.now() - began);
    }
    const { rows } = await port.call('sql', { query: 'SELECT sum(log_bytes) / 1e6 FROM evaluation' });
    return { n, megabytes: Number(rows[0]?.[0]), ms: median(times) };
  });
}
