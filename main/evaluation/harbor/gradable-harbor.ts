import { createHash } from 'node:crypto';
import type { SandboxFile } from '../../docker/sandbox-spec.ts';
import { hashOf } from '../../hash-of.ts';
import type { GradableTask, Subject } from '../verifier.ts';
import type { HarborTask } from './harbor-task.ts';
import { readHarbor } from './read-harbor.ts';
import { runHarbor } from './run-harbor.ts';

/** Changes whenever the same reward could come about, or be read, in another way. */
const VERSION = '1';

/** A task folder as Harbor grades it. `instance`: the task's name in the workspace. */
export function gradableHarbor(task: HarborTask, instance: string): GradableTask {
  return {
    ...{ instance, verifier: 'harbor', verifier_version: VERSION, seconds: task.seconds },
    folder: null,
    image: {
      name: task.image ?? `parallax/harbor-${hashOf(task.environment.map(digest)).slice(0, 16)}:1`,
      build: task.environment.length === 0 ? null : task.environment,
    },
    tests_hash: hashOf({ tests: task.tests.map(digest), limits: task.limits }),
    reference: referenceOf(task),
    run: (engine, imageId, subject, { seconds = task.seconds, signal }) =>
      runHarbor(engine, imageId, { task, subject, seconds, signal }),
    read: readHarbor,
  };
}

function referenceOf({ solution }: HarborTask): Subject | null {
  return solution.some(({ path }) => path === 'solve.sh') ? { kind: 'solution' } : null;
}

const digest = ({ path, content, mode }: SandboxFile) => ({
  ...{ path, mode: mode ?? null },
  content: createHash('sha256').update(content).digest('hex'),
});
