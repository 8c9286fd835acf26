import type { RepositoryRow, RepositorySensitivity, WithoutRepository } from '../../model/report.ts';
import {
  bootstrapError,
  percentileInterval,
  randomFor,
  twoLevelBootstrap,
  welchT,
} from '../../stats/index.ts';
import { changesFrom } from '../changes-from.ts';
import { compareLists } from '../compare-lists.ts';
import type { CompareOptions } from '../compare-options.ts';
import { mostInfluential } from '../most-influential.ts';
import { taskMean } from '../task-means.ts';
import { groupDifference, verdictInterval } from './group-difference.ts';
import { type GroupRepository, groupRepositories } from './group-repositories.ts';
import { type GroupTask, meansOf, type TaskGroups } from './task-groups.ts';

const CLUSTERED =
  'errors clustered by repository are for pairs; the two-level bootstrap draws the repositories of each side';
const NO_REPOSITORY = 'no task of a side names a repository';
const ONE_REPOSITORY =
  'a side is one repository, so the difference may be that of repositories and no interval can tell';

/**
 * Repositories as a second level of clustering of two groups: the difference in those with tasks of both sides, a bootstrap
 * that draws repositories and then tasks of each side by itself, and what the difference is without each.
 */
export function groupRepositorySensitivity(
  groups: TaskGroups,
  options: CompareOptions,
): RepositorySensitivity {
  const repositories = groupRepositories(groups);
  const known = { a: knownOf(groups.a), b: knownOf(groups.b) };
  const base = found(groups.a, groups.b);
  const without = repositories.map((one) => withoutOne(groups, one, base));
  const n_tasks = known.a.length + known.b.length;
  const two_level = twoLevel(repositories, options);
  const isEmpty = known.a.length === 0 || known.b.length === 0;
  return {
    ...{
      n_tasks,
      n_unknown: groups.a.length + groups.b.length - n_tasks,
      n_repositories: repositories.length,
    },
    rows: repositories.map(repositoryRow),
    difference: isEmpty ? null : groupDifference(known.a, known.b).difference,
    ...{ clustered: null, two_level, without },
    most_influential: base.difference === null ? null : mostInfluential(base.difference, without),
    n_sign_changes: without.filter(({ sign_changes }) => sign_changes).length,
    n_significance_changes: without.filter(({ significance_changes }) => significance_changes).length,
    reasons: {
      clustered: CLUSTERED,
      ...(isEmpty && { difference: NO_REPOSITORY }),
      ...(two_level === null && { two_level: isEmpty ? NO_REPOSITORY : ONE_REPOSITORY }),
      ...(without.some(({ difference }) => difference === null) && {
        most_influential: 'without one of the repositories a side has no task',
      }),
    },
  };
}

const knownOf = (tasks: readonly GroupTask[]) => tasks.filter(({ repository }) => repository !== null);

function repositoryRow({ repository, a, b }: GroupRepository): RepositoryRow {
  const welch = welchT(meansOf(a), meansOf(b));
  const isBoth = a.length > 0 && b.length > 0;
  return {
    ...{ repository, n_tasks: a.length + b.length },
    rate_a: a.length === 0 ? null : taskMean(a),
    rate_b: b.length === 0 ? null : taskMean(b),
    difference: isBoth ? groupDifference(a, b).difference : null,
    ci_t: welch === null || welch.no_variation ? null : welch.interval,
    ci_newcombe: isBoth ? verdictInterval(a, b) : null,
  };
}

type Found = Pick<WithoutRepository, 'n_tasks' | 'difference' | 'interval' | 'p'>;

function found(a: readonly GroupTask[], b: readonly GroupTask[]): Found {
  const welch = welchT(meansOf(a), meansOf(b));
  return {
    n_tasks: a.length + b.length,
    difference: a.length === 0 || b.length === 0 ? null : groupDifference(a, b).difference,
    interval: welch === null || welch.no_variation ? null : welch.interval,
    p: welch?.p ?? null,
  };
}

function withoutOne({ a, b }: TaskGroups, { repository }: GroupRepository, base: Found): WithoutRepository {
  const others = (tasks: readonly GroupTask[]) => tasks.filter((task) => task.repository !== repository);
  const rest = found(others(a), others(b));
  return { repository, ...rest, ...changesFrom(base, rest) };
}

/** Null unless both sides have two repositories to draw from. */
function twoLevel(
  repositories: readonly GroupRepository[],
  { seed, draws }: CompareOptions,
): RepositorySensitivity['two_level'] {
  const [a, b] = [clustersOf(repositories, 'a'), clustersOf(repositories, 'b')];
  if (a.length < 2 || b.length < 2) return null;
  const random = randomFor(seed, 'repositories');
  const [ofA, ofB] = [a, b].map((clusters) => {
    const sizes = clusters.map(({ length }) => length);
    return twoLevelBootstrap([Float64Array.from(clusters.flat())], sizes, random, draws)[0]!;
  }) as [Float64Array, Float64Array];
  const resampled = ofB.map((value, i) => value - ofA[i]!);
  return { se: bootstrapError(resampled), interval: percentileInterval(resampled)! };
}

/** In an order of values, so that names change nothing. */
function clustersOf(
  repositories: readonly GroupRepository[],
  side: 'a' | 'b',
): readonly (readonly number[])[] {
  return repositories
    .map((one) => meansOf(one[side]))
    .filter(({ length }) => length > 0)
    .sort((x, y) => y.length - x.length || compareLists(x, y));
}
