import type { Random } from './random.ts';
import { relabelling, type TaskRuns } from './relabelling.ts';
import { DEFAULT_DRAWS } from './resamples.ts';

/** Steps of arithmetic up to which the exact value is computed. */
const EXACT_LIMIT = 1e8;

/** One outcome of a condition's scored runs of a task, such as `majority`; null where it is undefined. */
export type OutcomeRule = (solved: number, scored: number) => 0 | 1 | null;

interface OverturnNull {
  /** Expected overturn SU/(SS + SU) when the condition makes no difference. */
  readonly overturn: number;
  readonly exact: boolean;
}

/** Tasks that relabelling treats alike: how many, and the probabilities of solved→solved and solved→unsolved. */
interface Kind {
  readonly count: number;
  readonly ss: number;
  readonly su: number;
}

/**
 * Overturn by chance alone: the mean of SU/(SS + SU) over permutations of the run labels between the conditions within
 * each task, where something is solved under A. Repeats alone overturn tasks, so an observed overturn means nothing
 * without it. Null where no relabelling solves a task under A.
 *
 * Exact in every ordinary case; beyond 10^8 steps the mean over `draws` seeded relabellings.
 */
export function overturnNull(
  tasks: readonly TaskRuns[],
  rules: { readonly a: OutcomeRule; readonly b: OutcomeRule },
  random: Random,
  draws: number = DEFAULT_DRAWS,
): OverturnNull | null {
  const kinds = kindsOf(tasks, rules.a, rules.b);
  const exact = kinds.length * tasks.length ** 2 <= EXACT_LIMIT;
  const overturn = exact ? exactMean(kinds) : drawnMean(kinds, random, draws);
  return overturn === null ? null : { overturn, exact };
}

function kindsOf(tasks: readonly TaskRuns[], ruleA: OutcomeRule, ruleB: OutcomeRule): readonly Kind[] {
  const groups = new Map<string, TaskRuns[]>();
  for (const task of tasks) {
    const key = [task.scored_a, task.scored_b, task.solved_a + task.solved_b].join();
    const group = groups.get(key);
    if (group) group.push(task);
    else groups.set(key, [task]);
  }
  return [...groups.values()].map((group) => kindOf(group[0]!, group.length, ruleA, ruleB));
}

function kindOf(task: TaskRuns, count: number, ruleA: OutcomeRule, ruleB: OutcomeRule): Kind {
  let [ss, su] = [0, 0];
  for (const { solved_a, probability } of relabelling(task)) {
    if (ruleA(solved_a, task.scored_a) !== 1) continue;
    const b = ruleB(task.solved_a + task.solved_b - solved_a, task.scored_b);
    if (b === 1) ss += probability;
    if (b === 0) su += probability;
  }
  return { count, ss, su };
}

/**
 * With M = SS + SU a sum of independent tasks, E[SU/M; M > 0] = Σ P(task is SU)·E[1/(1 + M without the task)], so one
 * distribution per kind of task is enough.
 */
function exactMean(kinds: readonly Kind[]): number | null {
  const none = kinds.reduce((product, { count, ss, su }) => product * (1 - Math.min(1, ss + su)) ** count, 1);
  if (none === 1) return null;
  const mean = kinds.reduce((sum, kind) => {
    if (kind.su === 0) return sum;
    const others = kinds.map((other) => (other === kind ? { ...other, count: other.count - 1 } : other));
    const inverse = solvedDistribution(others).reduce((total, p, solved) => total + p / (1 + solved), 0);
    return sum + kind.count * kind.su * inverse;
  }, 0);
  return Math.min(1, mean / (1 - none));
}

/** Distribution of the number of tasks solved under A with B defined. */
function solvedDistribution(kinds: readonly Kind[]): Float64Array {
  const distribution = new Float64Array(kinds.reduce((sum, { count }) => sum + count, 1));
  distribution[0] = 1;
  let most = 0;
  for (const { count, ss, su } of kinds) {
    const solved = ss + su;
    for (let i = 0; i < count && solved > 0; i += 1) {
      most += 1;
      for (let m = most; m > 0; m -= 1) {
        distribution[m] = distribution[m]! * (1 - solved) + distribution[m - 1]! * solved;
      }
      distribution[0]! *= 1 - solved;
    }
  }
  return distribution;
}

function drawnMean(kinds: readonly Kind[], random: Random, draws: number): number | null {
  let [sum, defined] = [0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const { ss, su } = drawTransitions(kinds, random);
    if (ss + su === 0) continue;
    sum += su / (ss + su);
    defined += 1;
  }
  return defined === 0 ? null : sum / defined;
}

function drawTransitions(
  kinds: readonly Kind[],
  random: Random,
): { readonly ss: number; readonly su: number } {
  let [ss, su] = [0, 0];
  for (const kind of kinds) {
    for (let i = 0; i < kind.count && kind.ss + kind.su > 0; i += 1) {
      const u = random.uniform();
      if (u < kind.ss) ss += 1;
      else if (u < kind.ss + kind.su) su += 1;
    }
  }
  return { ss, su };
}
