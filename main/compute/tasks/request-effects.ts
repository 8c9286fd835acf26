import { type ContrastRows, requestEffects } from '../../../analysis/effects/index.ts';
import { wholeTask } from '../whole-task.ts';

interface Request {
  readonly contrasts: readonly ContrastRows[];
  readonly seed: string;
}

/** Effects of what requests hold or how they are worded. */
export const requestEffectsTask = wholeTask(({ contrasts, seed }: Request) =>
  requestEffects(contrasts, { seed }),
);
