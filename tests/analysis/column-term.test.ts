import { expect, test } from 'vitest';
import { columnTerm } from '../../analysis/words/index.ts';

test.each([
  ['resolved', 'resolved'],
  ['RESOLVED', 'resolved'],
  ['resolve_rate', 'resolve_rate'],
  ['Resolve rate', 'resolve_rate'],
  ['task_id', 'task'],
  ['n_tasks', 'n_tasks'],
  ['n_steps', 'steps'],
  ['runs', 'run'],
  ['cost_usd', 'cost'],
  ['duration_s', 'duration'],
  ['p', 'p_value'],
  ['patch_failed', 'patch-failed'],
])('a column named %s is about the term %s', (name, term) => {
  expect(columnTerm(name)).toBe(term);
});

test.each(['file', 'line', 'set_aside', 'id', '', 'constructor', 'count_star()', '_id'])(
  'a column named “%s” is about no term',
  (name) => {
    expect(columnTerm(name)).toBeUndefined();
  },
);
