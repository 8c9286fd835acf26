import { sweep } from '../../docker/sweep.ts';
import { EngineLink } from './engine-link.ts';
import { Evaluator } from './evaluator.ts';
import type { VerifierName } from './gradable-task.ts';
import type { GradeContext } from './grade-context.ts';
import { Grading } from './grading.ts';
import { TaskImages } from './task-images.ts';
import { TaskLoader } from './task-loader.ts';

export interface GraderOptions {
  /** How long an engine that is away is waited for, s. */
  readonly patience: number;
  /** Bytes that our images may take. */
  readonly diskBudget: number | undefined;
  readonly verifier: VerifierName | undefined;
  /** Limit of each task's tests, s; the task's own where it is undefined. */
  readonly seconds: number | undefined;
  readonly referenceRuns: number;
  readonly signal: AbortSignal;
  readonly tell: (message: string) => void;
}

export interface Grader {
  readonly link: EngineLink;
  readonly loader: TaskLoader;
  readonly images: TaskImages;
  readonly grading: Grading;
}

/** All that grading works with, on an engine that is free of what ended processes of ours have left. */
export async function openGrader(context: GradeContext, options: GraderOptions): Promise<Grader> {
  const { store, now, openEngine } = context;
  const { patience, diskBudget: budget, verifier, seconds, referenceRuns, signal, tell } = options;
  const link = await EngineLink.open(openEngine, signal, tell, patience);
  await sweep(link.engine);
  const loader = new TaskLoader(store, verifier);
  const images = new TaskImages({ link, budget, signal, tell });
  const evaluator = new Evaluator({ store, link, images, seconds, signal, now });
  return { link, loader, images, grading: new Grading({ store, evaluator, loader, referenceRuns, now }) };
}
