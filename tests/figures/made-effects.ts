import { type ContrastRows, requestEffects } from '../../analysis/effects/index.ts';
import type { Repeats } from '../../analysis/model/comparison.ts';
import type { RequestEffects } from '../../analysis/model/effects.ts';
import { randomFor } from '../../analysis/stats/index.ts';
import { comparisonRow } from './comparisons.ts';

/** Effects over made-up runs, since no public results have composed requests: found by the code that the app runs. */

const CONTRASTS = [
  ['D', '[P]', '[PD]', 0.12],
  ['R', '[PD]', '[PDR]', 0.02],
  ['E', '[PDR]', '[PDRE]', -0.01],
] as const;

const TASKS = 60;

function contrastRows([contrast, a, b, effect]: (typeof CONTRASTS)[number], systems: number): ContrastRows {
  const random = randomFor('figures', contrast);
  const outcome = (p: number): Repeats => [random.uniform() < p ? 1 : 0];
  const rows = Array.from({ length: systems }, (_, i) => ({
    system: comparisonRow(i).system,
    condition: null,
    tasks: Array.from({ length: TASKS }, (_, task) => ({
      task: `t-${task}`,
      repository: null,
      a: outcome(0.4),
      b: task === 0 ? ([null] as const) : outcome(0.4 + effect),
    })),
  }));
  return { contrast, a, b, n_other: 2, rows };
}

/** Three contrasts of that many systems. */
export function madeEffects(systems: number): RequestEffects {
  const contrasts = CONTRASTS.map((contrast) => contrastRows(contrast, systems));
  const seed = 'parallax';
  return {
    benchmark: 'Made up',
    seed,
    left_out: [],
    ...requestEffects(contrasts, { seed, draws: 500 }),
  };
}

/** The same with a contrast that no task has both sides of. */
export function effectsWithNone(): RequestEffects {
  const none = { contrast: 'A', a: '[P]', b: '[PA]', n_other: 3 };
  const rows = [
    { system: 'gpt-5', condition: null, tasks: [{ task: 't', repository: null, a: [1], b: [null] }] },
  ] as const;
  const contrasts = [contrastRows(CONTRASTS[0], 2), { ...none, rows }];
  return { ...madeEffects(1), ...requestEffects(contrasts, { seed: 'parallax', draws: 500 }) };
}
