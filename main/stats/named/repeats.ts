import {
  allOfK,
  anyOfK,
  majority,
  meanPassAtK,
  meanPassHatK,
  passAtK,
  passHatK,
} from '../../../analysis/stats/index.ts';
import { InputError } from '../input-error.ts';
import { few, whole } from '../pieces/numbers.ts';
import { repeatedOf, verdictTasks } from '../pieces/tasks.ts';
import { defineStatistic } from '../statistic.ts';

const k = whole(1, 1e6);

/** @throws InputError where more are solved than scored */
function requireWithin(c: number, n: number): void {
  if (c > n) throw new InputError(`c is ${c}, where at most n = ${n} runs can be solved`);
}

/** Of so many solved (c) of so many scored (n) runs of a task. */
export const REPEATS = [
  defineStatistic({
    name: 'pass_at_k',
    meaning:
      'chance that at least one (pass@k) or all (pass^k) of k runs are solved, c of n scored runs being so',
    source: 'Chen et al. 2021; Yao et al. 2024',
    functions: ['passAtK', 'passHatK'],
    input: { n: few, c: few, k },
    output: ['pass_at_k', 'pass_hat_k'],
    compute: ({ n, c, k }) => {
      requireWithin(c, n);
      if (k > n) return `k is ${k}, more than the ${n} scored runs`;
      return { pass_at_k: passAtK(c, n, k), pass_hat_k: passHatK(c, n, k) };
    },
  }),
  defineStatistic({
    name: 'mean_pass_at_k',
    meaning:
      'pass@k and pass^k averaged over the tasks with k scored runs; tasks: a list of verdicts per task',
    source: 'Chen et al. 2021; Yao et al. 2024',
    functions: ['meanPassAtK', 'meanPassHatK'],
    input: { tasks: verdictTasks, k },
    output: ['pass_at_k', 'pass_hat_k'],
    compute: ({ tasks, k }) => {
      const runs = tasks.map(repeatedOf);
      const { mean, n_tasks, n_excluded } = meanPassAtK(runs, k);
      const reason = mean === null ? `no task has ${k} scored runs` : null;
      return { pass_at_k: mean, pass_hat_k: meanPassHatK(runs, k).mean, n_tasks, n_excluded, reason };
    },
  }),
  defineStatistic({
    name: 'outcome_of_k',
    meaning: 'one outcome of a task with c of n scored runs solved: any, all of k planned, and the majority',
    source: 'any and all: null unless all k are scored; majority: more than half of at least two',
    functions: ['anyOfK', 'allOfK', 'majority'],
    input: { n: few, c: few, k },
    output: ['any', 'all', 'majority'],
    compute: ({ n, c, k }) => {
      requireWithin(c, n);
      if (n > k) throw new InputError(`n is ${n}, where at most k = ${k} planned runs can be scored`);
      const found = { any: anyOfK(c, n, k), all: allOfK(c, n, k), majority: majority(c, n) };
      const reasons = [
        ...(n < k ? [`only ${n} of ${k} planned runs are scored`] : []),
        ...(found.majority === null ? ['a tie, or fewer than two scored runs, has no majority'] : []),
      ];
      return { ...found, reason: reasons.join('; ') || null };
    },
  }),
];
