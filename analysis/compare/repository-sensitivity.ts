import type { RepositoryRow, RepositorySensitivity, WithoutRepository } from '../model/report.ts';
import { clusteredMean, pooledMean } from '../stats/index.ts';
import { changesFrom } from './changes-from.ts';
import { mostInfluential } from './most-influential.ts';
import { countTransitions, newcombeOfChange } from './outcome-table.ts';
import type { PairedOutcome } from './paired-outcomes.ts';
import { taskMeans } from './task-means.ts';
import { type RepositoryTasks, tasksByRepository } from './tasks-by-repository.ts';

type TwoLevel = RepositorySensitivity['two_level'];

const NO_REPOSITORY = 'no compared task names a repository';
const ONE_REPOSITORY = 'one repository shows no variation between repositories';
const NO_VARIATION = 'what the tasks add cancels in every repository, which is no evidence of certainty';

/**
 * Repositories as a second level of clustering of one row: each by itself, errors clustered by repository, and what the
 * difference is without each. `two_level`: the bootstrap of `repositoryBootstraps`, which rows share.
 */
export function repositorySensitivity(
  tasks: readonly PairedOutcome[],
  two_level: TwoLevel,
): RepositorySensitivity {
  const groups = tasksByRepository(tasks);
  const known = groups.flatMap((group) => group.tasks);
  const { clustered, reason } = clusteredBy(groups);
  const without = withoutEach(tasks, groups);
  return {
    n_tasks: known.length,
    n_unknown: tasks.length - known.length,
    n_repositories: groups.length,
    rows: groups.map(repositoryRow),
    difference: known.length === 0 ? null : taskMeans(known).difference,
    clustered,
    two_level,
    without,
    most_influential: tasks.length === 0 ? null : mostInfluential(taskMeans(tasks).difference, without),
    n_sign_changes: without.filter(({ sign_changes }) => sign_changes).length,
    n_significance_changes: without.filter(({ significance_changes }) => significance_changes).length,
    reasons: reasonsOf(groups, reason, without),
  };
}

function repositoryRow({ repository, tasks }: RepositoryTasks): RepositoryRow {
  const means = clusteredMean(differencesOf(tasks));
  return {
    repository,
    n_tasks: tasks.length,
    ...taskMeans(tasks),
    ci_t: means === null || means.no_variation ? null : means.interval,
    ci_newcombe: newcombeOfChange(countTransitions(tasks)),
  };
}

const differencesOf = (tasks: readonly PairedOutcome[]) => tasks.map(({ difference }) => difference);

/** The mean over tasks with CR1 errors, a repository being the cluster and a task its unit. */
function clusteredBy(groups: readonly RepositoryTasks[]) {
  if (groups.length === 0) return { clustered: null, reason: NO_REPOSITORY };
  const found = pooledMean(groups.map(({ tasks }) => differencesOf(tasks)));
  if (found === null) return { clustered: null, reason: ONE_REPOSITORY };
  return { clustered: found.cr1, reason: found.no_variation ? NO_VARIATION : null };
}

function withoutEach(
  tasks: readonly PairedOutcome[],
  groups: readonly RepositoryTasks[],
): readonly WithoutRepository[] {
  const base = found(tasks);
  return groups.map(({ repository }) => {
    const rest = found(tasks.filter((task) => task.repository !== repository));
    return { repository, ...rest, ...changesFrom(base, rest) };
  });
}

function found(tasks: readonly PairedOutcome[]) {
  const means = clusteredMean(differencesOf(tasks));
  return {
    n_tasks: tasks.length,
    difference: tasks.length === 0 ? null : taskMeans(tasks).difference,
    interval: means === null || means.no_variation ? null : means.interval,
    p: means?.p ?? null,
  };
}

function reasonsOf(
  groups: readonly RepositoryTasks[],
  clustered: string | null,
  without: readonly WithoutRepository[],
): Record<string, string> {
  const none = groups.length === 0 ? NO_REPOSITORY : null;
  const alone = without.some(({ n_tasks }) => n_tasks === 0) ? 'no task is of another repository' : null;
  const named = {
    difference: none,
    clustered,
    two_level: none ?? (groups.length === 1 ? ONE_REPOSITORY : null),
    most_influential: none ?? alone,
  };
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
