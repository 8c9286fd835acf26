import type { PairedRow } from '../../analysis/model/comparison.ts';
import { pairTest } from '../../analysis/ranks/pair-test.ts';
import { type PairedTest, type Random, rankSets } from '../../analysis/stats/index.ts';
import { mean } from '../../analysis/stats/mean.ts';
import { pairedRows } from '../synthetic/paired-rows.ts';
import { NO_EFFECT, type Population, type Shape } from '../synthetic/population.ts';
import { RUNS, TASKS } from './paired-sample.ts';
import type { Study } from './study.ts';

type Sets = ReturnType<typeof rankSets>['sets'];

/** Per system a level of skill, and the own part of its chances at that level. */
interface Field {
  readonly levels: readonly number[];
  readonly own: readonly Shape[];
}

const EQUALS: Field = { levels: Array.from({ length: 9 }, () => 0), own: [[2, 2]] };

/** Five points from one level to the next: a fifth of the difference of the means of the own parts. */
const GROUPS: Field = {
  levels: [0, 0, 0, 1, 1, 1, 2, 2, 2],
  own: [
    [1, 3],
    [2, 2],
    [3, 1],
  ],
};

function drawSets(random: Random, { levels, own }: Field, draws: number): Sets {
  const populations = levels.map((level): Population => {
    const shape = own[level]!;
    return { ...NO_EFFECT, own: { a: shape, b: shape } };
  });
  const systems = pairedRows(random, populations, { tasks: TASKS, runs: RUNS }).map(scoresOf);
  return rankSets(levels.length, testsOf(systems, random, draws)).sets;
}

const scoresOf = ({ tasks }: PairedRow) =>
  tasks.map(({ a }) => ({ solved: a.filter((verdict) => verdict === 1).length, scored: a.length }));

function testsOf(
  systems: readonly ReturnType<typeof scoresOf>[],
  random: Random,
  draws: number,
): readonly PairedTest[] {
  const scores = systems.map((tasks) => mean(tasks.map(({ solved, scored }) => solved / scored)));
  return systems.flatMap((first, i) =>
    systems.slice(i + 1).map((second, at) => {
      const j = i + 1 + at;
      const p = pairTest(first, second, () => random, draws);
      return { first: i, second: j, difference: scores[i]! - scores[j]!, p };
    }),
  );
}

/** All sets hold every rank that a system may claim: from 1 + those better to n − those worse. */
function allHold(sets: Sets, levels: readonly number[]): boolean {
  return sets.every(([least, greatest], i) => {
    const better = levels.filter((level) => level > levels[i]!).length;
    const worse = levels.filter((level) => level < levels[i]!).length;
    return least <= 1 + better && greatest >= levels.length - worse;
  });
}

/** Nine systems on the same 200 tasks × 3 runs. */
export function rankStudies(draws: number): readonly Study<Sets>[] {
  const study = (title: string, notes: readonly string[], field: Field): Study<Sets> => ({
    ...{ title, notes },
    draw: (random) => drawSets(random, field, draws),
    checks: [
      {
        ...{ name: 'rank confidence sets', estimand: 'ranks of all nine at once', nominal: 0.95 },
        holds: (sets) => allHold(sets, field.levels),
      },
    ],
  });
  return [
    study('Ranks, nine equal systems', ['No rank is certain: every set should be 1 to 9.'], EQUALS),
    study('Ranks, three groups of three', ['Five points apart; equal within a group.'], GROUPS),
  ];
}
