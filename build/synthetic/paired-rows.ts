import type { PairedRow, PairedTask, Repeats } from '../../analysis/model/comparison.ts';
import type { Random } from '../../analysis/stats/random.ts';
import { betaDraw } from './beta-draw.ts';
import { type Population, REPOSITORIES } from './population.ts';

interface DrawnTask {
  readonly task: string;
  readonly repository: string;
  readonly base: number;
}

type Own = Readonly<Record<'a' | 'b', number>>;

/** One row per population, all over the same tasks. The same generator gives the same rows; no result in them is real. */
export function pairedRows(
  random: Random,
  populations: readonly Population[],
  { tasks, runs }: { readonly tasks: number; readonly runs: number },
): readonly PairedRow[] {
  const drawn = Array.from({ length: tasks }, (_, i) => drawTask(random, i));
  return populations.map((population, i) => ({
    ...{ system: `system ${i + 1}`, condition: null },
    tasks: rowTasks(random, population, drawn, runs),
  }));
}

function drawTask(random: Random, i: number): DrawnTask {
  let at = random.uniform();
  const found = REPOSITORIES.find(({ share }) => {
    at -= share;
    return at < 0;
  });
  // Shares may sum to a hair less than 1.
  const { name, base } = found ?? REPOSITORIES[0]!;
  return { task: `${name}-${i}`, repository: name, base: betaDraw(random, base) };
}

function rowTasks(
  random: Random,
  population: Population,
  drawn: readonly DrawnTask[],
  runs: number,
): readonly PairedTask[] {
  const { ownShare, unscored } = population;
  const owns = new Map<string, Own>();
  return drawn.map(({ task, repository, base }) => {
    const key = population.sharedBy === 'repository' ? repository : task;
    const own = owns.get(key) ?? drawOwn(random, population);
    owns.set(key, own);
    const side = (part: number) => drawRuns(random, (1 - ownShare) * base + ownShare * part, unscored, runs);
    return { task, repository, a: side(own.a), b: side(own.b) };
  });
}

function drawOwn(random: Random, { own, sharedBy }: Population): Own {
  const a = betaDraw(random, own.a);
  return { a, b: sharedBy === 'sides' ? a : betaDraw(random, own.b) };
}

function drawRuns(random: Random, chance: number, unscored: number, runs: number): Repeats {
  return Array.from({ length: runs }, () => {
    const verdict = random.uniform() < chance ? 1 : 0;
    return random.uniform() < unscored ? null : verdict;
  });
}
