import type { Filter } from '../../analysis/model/filter.ts';
import { randomOf } from '../../analysis/stats/random.ts';
import type { ImportedRun } from '../../main/import/format.ts';
import { attempt, run } from './store-fixture.ts';

const TASKS = ['django__django-10', 'django__django-2', 'sympy__sympy-7', 'Ärger__Ü-1', 'no repository'];

/**
 * Some 80 runs with gaps of every kind. Names that are met later sort earlier; one system has no repeats; two tasks
 * are shared by both benchmarks.
 */
export function madeUpRuns(): readonly ImportedRun[] {
  const random = randomOf('made-up runs');
  const one = <T>(...list: readonly T[]): T => list[random.integerBelow(list.length)] as T;
  const number = () => one(null, random.integerBelow(1000), random.integerBelow(1000));
  const found: ImportedRun[] = [];
  for (const benchmark of ['Verified', 'Lite'])
    for (const label of ['zeta', 'Eta', 'alpha'])
      for (const condition of ['vanilla', 'assisted'])
        for (const task of TASKS)
          for (const repeat of label === 'alpha' ? [1] : [10, 1, 2]) {
            if (random.uniform() < 0.3) continue;
            const measured = attempt({
              exit: one(null, 'submitted', 'step-limit', 'error'),
              exit_detail: one(null, 'a detail'),
              steps: number(),
              input_tokens: number(),
              output_tokens: number(),
              cost_usd: one(null, random.uniform()),
              duration_s: one(null, 60 * random.uniform()),
              patch: one(null, '', 'diff'),
            });
            found.push(
              run(task, one('resolved', 'unresolved', null), {
                benchmark,
                condition,
                repeat,
                canonical_id: task.startsWith('django') ? task : `${benchmark}/${task}`,
                system: { label, agent: null, model: null, settings: {} },
                ambiguous: random.uniform() < 0.2,
                note: one(null, 'a note'),
                attempt: one(null, measured, measured),
              }),
            );
          }
  return found;
}

export const FILTERS: readonly Filter[] = [
  {},
  { benchmark: [], task: '' },
  { benchmark: ['Lite'] },
  { system: ['zeta', 'alpha'] },
  { condition: ['assisted'] },
  { repository: ['django/django'] },
  { outcome: ['none', 'resolved'] },
  { task: 'DJANGO' },
  { task: 'ärger' },
  { task: 'nowhere' },
  { system: ['nobody'] },
  { benchmark: ['Verified'], system: ['Eta'], outcome: ['unresolved'] },
  { condition: ['vanilla'], repository: ['django/django', 'sympy/sympy'], task: '2' },
  {
    benchmark: ['Lite', 'Verified'],
    system: ['zeta'],
    condition: ['vanilla'],
    repository: ['django/django'],
    outcome: ['resolved', 'unresolved'],
    task: 'django',
  },
];
