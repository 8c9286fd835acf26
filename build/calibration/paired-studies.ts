import { FIVE_POINTS, NO_EFFECT, type Population } from '../synthetic/population.ts';
import { equivalenceAt, pairedIntervals, pairedTests } from './paired-checks.ts';
import { type PairedSample, pairedSample } from './paired-sample.ts';
import type { Check, Study } from './study.ts';
import { trueDifferences } from './true-differences.ts';

/** Own parts of any size alike, and more than half of a task's chance. */
const MIXED_EFFECT: Population = {
  ...NO_EFFECT,
  own: { a: [1, 1], b: [1, 1] },
  ownShare: 0.6,
  sharedBy: 'nobody',
};

const TEN_POINTS: Population = { ...FIVE_POINTS, own: { a: [1, 3], b: [3, 1] } };

/** Comparisons of 200 tasks × 3 runs a side under several populations. */
export function pairedStudies(draws: number): readonly Study<PairedSample>[] {
  const study = (
    title: string,
    notes: readonly string[],
    population: Population,
    checks: readonly Check<PairedSample>[],
  ): Study<PairedSample> => ({
    ...{ title, notes, checks },
    draw: (random) => pairedSample(random, population, draws),
  });
  const all = [...pairedTests(), ...pairedIntervals({ 'run 1': 0, majority: 0 })];
  const { run, majority } = trueDifferences(FIVE_POINTS);
  return [
    study('No effect', ['Both sides solve each task with the same chance.'], NO_EFFECT, all),
    study(
      'No effect, a tenth of the runs not scored',
      ['As above; which runs are not scored has nothing to do with their outcome.'],
      { ...NO_EFFECT, unscored: 0.1 },
      all,
    ),
    study(
      'No effect on average',
      ['Each side is much better at some tasks; the mean difference over the population is 0.'],
      MIXED_EFFECT,
      all,
    ),
    study(
      'No effect on average, effects shared within repositories',
      [
        'Each side has repositories it is better at: the tasks are not independent draws, as all but the last of the pooled intervals take them.',
      ],
      { ...NO_EFFECT, sharedBy: 'repository' },
      all,
    ),
    study(
      'Effect of five points',
      [
        `B − A is ${(100 * run).toFixed(2)} points of the rates and ${(100 * majority).toFixed(2)} of the shares solved by majority; it differs between tasks.`,
      ],
      FIVE_POINTS,
      [...pairedIntervals({ 'run 1': run, majority }), equivalenceAt(run)],
    ),
    study(
      'Effect of ten points',
      ['Far enough from 0 that only one of the two one-sided tests decides.'],
      TEN_POINTS,
      [equivalenceAt(trueDifferences(TEN_POINTS).run)],
    ),
  ];
}
