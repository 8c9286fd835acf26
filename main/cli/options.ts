import type { Command } from 'commander';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import type { Filter } from '../../analysis/model/filter.ts';

export interface CommonOptions {
  readonly workspace?: string;
  readonly json?: true;
  readonly seed: string;
}

export interface FilterOptions {
  readonly benchmark?: readonly string[];
  readonly system?: readonly string[];
  readonly condition?: readonly string[];
  readonly repository?: readonly string[];
  readonly cohort?: readonly string[];
  readonly task?: string;
}

export const withCommon = (command: Command): Command =>
  command
    .option('-w, --workspace <file>', 'workspace file; without it, the demo')
    .option('--json', 'one JSON document on stdout and nothing else')
    .option('--seed <text>', 'seed of everything drawn at random', DEFAULT_SEED);

export const withFilter = (command: Command): Command =>
  command
    .option('--benchmark <name...>', 'only these benchmarks')
    .option('--system <name...>', 'only these systems')
    .option('--condition <name...>', 'only these conditions')
    .option('--repository <name...>', 'only these repositories')
    .option('--cohort <name...>', 'only tasks of these cohorts, by name or hash')
    .option('--task <text>', 'only tasks whose id holds this text');

export const filterOf = (options: FilterOptions): Filter => {
  const { benchmark, system, condition, repository, cohort, task } = options;
  return {
    ...(benchmark && { benchmark }),
    ...(system && { system }),
    ...(condition && { condition }),
    ...(repository && { repository }),
    ...(cohort && { cohort }),
    ...(task && { task }),
  };
};
