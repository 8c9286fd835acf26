import { type Population, REPOSITORIES, type Shape } from '../synthetic/population.ts';

/** What a population's intervals should cover, B − A. */
interface TrueDifferences {
  /** Of the chances of solving a task in one run. */
  readonly run: number;
  /** Of the chances of solving it by a majority of three scored runs. */
  readonly majority: number;
}

/** Means over the population, by the moments of Beta distributions. */
export function trueDifferences({ own, ownShare }: Population): TrueDifferences {
  const moment = (shape: Shape, k: number) => chanceMoment(shape, ownShare, k);
  const ofMajority = (shape: Shape) => 3 * moment(shape, 2) - 2 * moment(shape, 3);
  return { run: moment(own.b, 1) - moment(own.a, 1), majority: ofMajority(own.b) - ofMajority(own.a) };
}

/** E[p^k] of a task's chance p, whose two parts are independent. */
function chanceMoment(own: Shape, share: number, k: number): number {
  let [sum, choose] = [0, 1];
  for (let j = 0; j <= k; j += 1) {
    sum += choose * (1 - share) ** (k - j) * share ** j * baseMoment(k - j) * betaMoment(own, j);
    choose *= (k - j) / (j + 1);
  }
  return sum;
}

function baseMoment(k: number): number {
  return REPOSITORIES.reduce((sum, { share, base }) => sum + share * betaMoment(base, k), 0);
}

function betaMoment([a, b]: Shape, k: number): number {
  let moment = 1;
  for (let i = 0; i < k; i += 1) moment *= (a + i) / (a + b + i);
  return moment;
}
