import type { GradeVerdict } from '../../../analysis/grading/index.ts';
import { buildImage } from '../../../main/docker/build-image.ts';
import { imageId } from '../../../main/docker/image-id.ts';
import { gradeOf } from '../../../main/evaluation/grade-of.ts';
import type { Evaluated, GradableTask, Reading, Subject } from '../../../main/evaluation/verifier.ts';
import { testEngine } from './test-engine.ts';

export type Graded = Evaluated & Reading & { readonly verdict: GradeVerdict };

/** Evaluates a subject on the test's engine, building the task's image first, and reads what came of it. */
export async function graded(
  task: GradableTask,
  subject: Subject,
  settings: { readonly seconds?: number; readonly referencePasses?: boolean | null } = {},
): Promise<Graded> {
  const engine = await testEngine();
  const { name, build } = task.image;
  if ((await imageId(engine, name)) === null) await buildImage(engine, name, build ?? []);
  const image = (await imageId(engine, name)) as string;
  const { referencePasses = null, seconds } = settings;
  const evaluated = await task.run(engine, image, subject, { ...(seconds !== undefined && { seconds }) });
  const reading = task.read(evaluated);
  return { ...evaluated, ...reading, verdict: gradeOf(evaluated, reading, referencePasses) };
}

export const patchSubject = (patch: string): Subject => ({ kind: 'patch', patch });
