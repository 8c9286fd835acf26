import { sql as tasks } from './001-tasks.ts';
import { sql as runs } from './002-runs.ts';
import { sql as judgements } from './003-judgements.ts';
import { sql as work } from './004-work.ts';
import { sql as outcome } from './005-outcome.ts';
import { sql as imported } from './006-imported.ts';
import { sql as grades } from './007-grades.ts';
import { sql as filters } from './008-filters.ts';
import { sql as evaluations } from './009-evaluations.ts';
import { sql as models } from './010-models.ts';
import { sql as experiments } from './011-experiments.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Append-only: a released migration never changes, its checksum is kept in every workspace. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'tasks', sql: tasks },
  { version: 2, name: 'runs', sql: runs },
  { version: 3, name: 'judgements', sql: judgements },
  { version: 4, name: 'work', sql: work },
  { version: 5, name: 'outcome', sql: outcome },
  { version: 6, name: 'imported', sql: imported },
  { version: 7, name: 'grades', sql: grades },
  { version: 8, name: 'filters', sql: filters },
  { version: 9, name: 'evaluations', sql: evaluations },
  { version: 10, name: 'models', sql: models },
  { version: 11, name: 'experiments', sql: experiments },
];
