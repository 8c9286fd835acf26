import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildImage } from '../../../main/docker/build-image.ts';
import { type Engine, openEngine } from '../../../main/docker/engine.ts';
import { machineImage } from '../../../main/docker/machine-image/machine-image.ts';
import { DEMO_IMAGE } from '../../../main/evaluation/demo-image.ts';
import type { GradeResult } from '../../../main/evaluation/grading/grade-context.ts';
import { finishJob } from '../../../main/workspace/finish-job.ts';
import type { Input } from '../../../preload/contract.ts';
import { type PrivateEngine, startPrivateEngine } from '../../engine/private-engine.ts';
import { withTempFolder } from '../../synthetic/with-temp-folder.ts';
import { withWorkspace } from '../../synthetic/with-workspace.ts';
import { DOCKERFILE, IMAGE, instanceOf, type MadeTask, predictionOf } from './made-task.ts';

/** An engine to be ill-treated, and a folder for a workspace and what is graded. */
export interface Lab {
  readonly folder: string;
  readonly workspace: string;
  readonly engine: Engine;
  readonly own: PrivateEngine;
}

/** @param root where the engine keeps what it has */
export function withLab<T>(work: (lab: Lab) => Promise<T>, root?: string): Promise<T> {
  return withTempFolder(async (folder) => {
    const own = await startPrivateEngine([], root);
    const before = process.env.DOCKER_HOST;
    try {
      process.env.DOCKER_HOST = own.host;
      const engine = await openEngine();
      await machineImage(engine, DEMO_IMAGE);
      await buildImage(engine, IMAGE, [{ path: 'Dockerfile', content: DOCKERFILE }]);
      return await work({ folder, workspace: join(folder, 'w.duckdb'), engine, own });
    } finally {
      if (before === undefined) delete process.env.DOCKER_HOST;
      else process.env.DOCKER_HOST = before;
      await own.stop();
    }
  });
}

const lines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Writes tasks and what is handed in for each. @returns the paths to be graded */
export async function writeTasks(
  { folder }: Lab,
  tasks: readonly MadeTask[],
  predictions: readonly unknown[] = tasks.map((task) => predictionOf(task)),
): Promise<readonly string[]> {
  const paths = [join(folder, 'tasks.jsonl'), join(folder, 'predictions.jsonl')] as const;
  await writeFile(paths[0], lines(tasks.map(instanceOf)));
  await writeFile(paths[1], lines(predictions));
  return paths;
}

/** Grades in this process. @param meanwhile called as soon as something is graded or is about to be */
export function grade(
  { workspace }: Lab,
  request: Input<'grade.start'>,
  meanwhile: () => Promise<void> = async () => {},
): Promise<GradeResult> {
  return withWorkspace(workspace, async (port) => {
    const { job_id } = await port.call('grade.start', request);
    const [job] = await Promise.all([finishJob(port, job_id), meanwhile()]);
    return job.result as GradeResult;
  });
}
