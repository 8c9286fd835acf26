import { z } from 'zod';
import { DEFAULT_SEED } from '../../../analysis/model/default-seed.ts';
import { DEFAULT_DRAWS, type Random, randomFor } from '../../../analysis/stats/index.ts';
import { whole } from './numbers.ts';

/** Where random numbers are drawn; both are in the result. */
export const drawing = {
  seed: z
    .union([z.string().max(200), z.int()], { error: 'a seed of at most 200 characters or a whole number' })
    .transform(String)
    .default(DEFAULT_SEED),
  draws: whole(1, 1e6).default(DEFAULT_DRAWS),
};

interface Drawn {
  readonly seed: string;
  readonly draws: number;
}

/** The generator of one use of the seed. Every bootstrap of the app has the purpose `bootstrap`. */
export const generatorOf = ({ seed }: Drawn, purpose: string): Random => randomFor(seed, purpose);

/** What a result says of how it was drawn. */
export const drawnBy = ({ seed, draws }: Drawn): Drawn => ({ seed, draws });
