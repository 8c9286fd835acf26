import { groupPermutation, independentBootstrap, type Random, welchT } from '../../analysis/stats/index.ts';
import { mean } from '../../analysis/stats/mean.ts';
import { pairedRows } from '../synthetic/paired-rows.ts';
import { FIVE_POINTS, NO_EFFECT, type Population } from '../synthetic/population.ts';
import { coverage, rejection } from './check.ts';
import { RUNS } from './paired-sample.ts';
import type { Check, Study } from './study.ts';
import { trueDifferences } from './true-differences.ts';

const SIZES = { a: 150, b: 50 } as const;
const RATES = 'rates, tasks equal';

/** Chances that are near a half under A and near 0 or 1 under B. */
const UNEQUAL_SPREADS: Population = {
  ...NO_EFFECT,
  own: { a: [20, 20], b: [0.5, 0.5] },
  ownShare: 0.9,
  sharedBy: 'nobody',
};

type GroupSample = ReturnType<typeof groupSample>;

/** Two groups of tasks, one side's rate of each. The same generator then draws for the statistics. */
function groupSample(random: Random, population: Population, draws: number) {
  const rates = (side: 'a' | 'b') => {
    const size = { tasks: SIZES[side], runs: RUNS };
    return pairedRows(random, [population], size)[0]!.tasks.map((task) => mean(task[side].map(Number)));
  };
  const [a, b] = [rates('a'), rates('b')];
  const bootstrap = independentBootstrap(a, b, random, draws);
  return { random, draws, a, b, bootstrap, welch: welchT(a, b) };
}

const TESTS: readonly Check<GroupSample>[] = [
  rejection(
    'group permutation',
    RATES,
    ({ a, b, random, draws }) => groupPermutation(a, b, random, draws)?.p,
  ),
  rejection("Welch's t", RATES, ({ welch }) => welch?.p),
];

const intervals = (truth: number): readonly Check<GroupSample>[] => [
  coverage("Welch's t interval", RATES, truth, ({ welch }) => welch?.interval),
  coverage('independent bootstrap, percentile', RATES, truth, ({ bootstrap }) => bootstrap?.percentile),
  coverage('independent bootstrap, BCa', RATES, truth, ({ bootstrap }) => bootstrap?.bca),
];

/** Comparisons of sides that share no task, under several populations. */
export function groupStudies(draws: number): readonly Study<GroupSample>[] {
  const study = (title: string, note: string, population: Population): Study<GroupSample> => {
    const { run } = trueDifferences(population);
    return {
      title: `Independent groups, ${title}`,
      notes: [note],
      draw: (random) => groupSample(random, population, draws),
      checks: [...(run === 0 ? TESTS : []), ...intervals(run)],
    };
  };
  return [
    study(
      'no effect',
      `${SIZES.a} tasks of A and ${SIZES.b} others of B, ${RUNS} runs each, from one population.`,
      NO_EFFECT,
    ),
    study(
      'unequal spreads',
      'The same mean, but the smaller group spreads more (its own part weighs nine tenths): tasks exchanged between the groups are not alike.',
      UNEQUAL_SPREADS,
    ),
    study(
      'effects shared within repositories',
      'Each group has repositories it is better at: its tasks are not independent draws, as every statistic here takes them.',
      { ...NO_EFFECT, sharedBy: 'repository' },
    ),
    study('five points', 'As in “Effect of five points”, on tasks that the sides do not share.', FIVE_POINTS),
  ];
}
