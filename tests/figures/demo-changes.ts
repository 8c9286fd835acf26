import type { Change, Changes } from '../../analysis/model/changes.ts';
import { comparisonRow } from './comparisons.ts';

/** What `parallax changes` finds of the demo's runs with parallel calls on and off. */
export const DEMO_CHANGES: Changes = {
  by: 'condition',
  a: 'parallel calls on',
  b: 'parallel calls off',
  seed: 'parallax',
  cohort: { name: 'SWE-bench Lite dev', n_tasks: 23, hash: '33d6cfc6e8431e45', within: [] },
  rows: [
    {
      system: 'mini-swe-agent · deepseek-chat',
      condition: null,
      changes: [
        {
          measure: 'resolve',
          n_tasks: 23,
          mean_a: 0.31884058,
          mean_b: 0.2173913,
          difference: -0.10144928,
          ci_difference: [-0.20289855, -0.028985507],
          relative: -0.31818182,
          ci_relative: [-0.68421053, -0.0625],
          reasons: {},
        },
        {
          measure: 'steps',
          n_tasks: 23,
          mean_a: 83.637681,
          mean_b: 80.956522,
          difference: -2.6811594,
          ci_difference: [-12.566304, 7.2898551],
          relative: -0.032056836,
          ci_relative: [-0.14021065, 0.091504977],
          reasons: {},
        },
        {
          measure: 'tokens',
          n_tasks: 23,
          mean_a: 1836930.9,
          mean_b: 1848037.9,
          difference: 11107.043,
          ci_difference: [-679865.69, 798533.71],
          relative: 0.0060465223,
          ci_relative: [-0.3047985, 0.46773769],
          reasons: {},
        },
        {
          measure: 'cost_usd',
          n_tasks: 23,
          mean_a: 0.066741841,
          mean_b: 0.064157565,
          difference: -0.0025842754,
          ci_difference: [-0.024264042, 0.022142607],
          relative: -0.038720469,
          ci_relative: [-0.30458642, 0.37118568],
          reasons: {},
        },
      ],
    },
  ],
};

function change(measure: Change['measure'], i: number, scale: number): Change {
  const relative = (((i * 37) % 41) - 15) / 60;
  const [mean_a, mean_b] = [scale, scale * (1 + relative)];
  return {
    ...{ measure, n_tasks: 500 - i, mean_a, mean_b, difference: mean_b - mean_a },
    ci_difference: [mean_b - mean_a - 0.1 * scale, mean_b - mean_a + 0.12 * scale],
    ...{ relative, ci_relative: [relative - 0.1, relative + 0.12], reasons: {} },
  };
}

function unknown(measure: Change['measure'], reason: string): Change {
  return {
    ...{ measure, n_tasks: 0, mean_a: null, mean_b: null, difference: null, ci_difference: null },
    ...{ relative: null, ci_relative: null, reasons: { measure: reason } },
  };
}

/** Made by hand: `n` systems of which the third has no tokens and the fourth changes beyond every axis. */
export function changesOf(n: number): Changes {
  const rows = Array.from({ length: n }, (_, i) => {
    const tokens = change('tokens', i + 2, 1_234_567);
    const beyond = { relative: 9, ci_relative: [1.5, 40] } as const;
    return {
      system: comparisonRow(i).system,
      condition: null,
      changes: [
        change('resolve', i, 0.3),
        change('steps', i + 1, 40),
        i === 2 ? unknown('tokens', 'no task has it on both sides') : tokens,
        { ...change('cost_usd', i + 3, 0.5), ...(i === 3 ? beyond : {}) },
      ],
    };
  });
  return { ...DEMO_CHANGES, a: 'vanilla', b: 'counter-edit', rows };
}
