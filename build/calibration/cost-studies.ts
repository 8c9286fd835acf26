import { geometricRatio, pairedT, type Random, ratioOfSums, wilcoxon } from '../../analysis/stats/index.ts';
import { mean } from '../../analysis/stats/mean.ts';
import { normalDraw } from '../synthetic/normal-draw.ts';
import { coverage, rejection } from './check.ts';
import { RUNS, TASKS } from './paired-sample.ts';
import type { Check, Study } from './study.ts';

/** Standard deviations of the logarithm of a cost: between tasks, of a side's own part of a task, between runs. */
const [BETWEEN, OWN, WITHIN] = [0.8, 0.2, 0.5];

type CostSample = ReturnType<typeof costSample>;

/** Log-normal costs of a median of 1 under A, `ratio` times that under B. */
function costSample(random: Random, ratio: number, draws: number) {
  const costs = Array.from({ length: TASKS }, () => {
    const task = BETWEEN * normalDraw(random);
    return { a: taskCost(random, task), b: ratio * taskCost(random, task) };
  });
  const [a, b] = [costs.map((cost) => cost.a), costs.map((cost) => cost.b)];
  const differences = a.map((cost, i) => b[i]! - cost);
  return {
    ...{ differences, t: pairedT(differences) },
    sums: ratioOfSums(a, b, random, draws),
    geometric: geometricRatio(a, b, random, draws),
  };
}

/** Mean over the runs of a task. */
function taskCost(random: Random, task: number): number {
  const own = task + OWN * normalDraw(random);
  return mean(Array.from({ length: RUNS }, () => Math.exp(own + WITHIN * normalDraw(random))));
}

function intervals(ratio: number): readonly Check<CostSample>[] {
  const meanCost = Math.exp((BETWEEN ** 2 + OWN ** 2 + WITHIN ** 2) / 2);
  return [
    coverage('paired t interval', 'mean costs', (ratio - 1) * meanCost, ({ t }) => t?.interval),
    coverage('ratio of sums', 'ratio of mean costs', ratio, ({ sums }) => sums?.percentile),
    coverage('geometric ratio', 'mean log ratio', ratio, ({ geometric }) => geometric?.percentile),
  ];
}

const TESTS: readonly Check<CostSample>[] = [
  rejection('Wilcoxon signed-rank', 'symmetry about 0', ({ differences }) => wilcoxon(differences)?.p),
  rejection('paired t', 'mean costs', ({ t }) => t?.p),
];

/** Costs per task, means over three runs. */
export function costStudies(draws: number): readonly Study<CostSample>[] {
  const note = `Log-normal with standard deviations ${BETWEEN} between tasks, ${OWN} of a side's own part, ${WITHIN} between runs.`;
  return [
    {
      ...{ title: 'Costs, no effect', notes: [note] },
      draw: (random) => costSample(random, 1, draws),
      checks: [...TESTS, ...intervals(1)],
    },
    {
      ...{ title: 'Costs, B a tenth dearer', notes: [note] },
      draw: (random) => costSample(random, 1.1, draws),
      checks: intervals(1.1),
    },
  ];
}
