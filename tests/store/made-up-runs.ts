import type { Filter } from '../../analysis/model/filter.ts';
import { randomOf } from '../../analysis/stats/random.ts';
import type { ImportedRun } from '../../main/import/format.ts';
import { label } from './imported-items.ts';
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

/** Cohorts that overlap, and one of tasks that nobody ran. */
export function madeUpCohorts() {
  const cohort = (name: string, ...canonical_ids: readonly string[]) => ({
    kind: 'cohort' as const,
    cohort: { name, description: '', benchmark: null, canonical_ids },
  });
  return [
    cohort('django', 'django__django-10', 'django__django-2'),
    cohort('few', 'django__django-2', 'Lite/no repository'),
    cohort('never run', 'elsewhere'),
  ];
}

/** Up to two labels on each of a third of the runs. */
export function madeUpLabels(runs: readonly ImportedRun[]) {
  const labels = runs
    .filter((_, i) => i % 3 === 0)
    .flatMap(({ benchmark, task, system, condition, repeat }, i) => {
      const on = { run: { benchmark, task, system: system.label, condition, repeat } };
      const values = [
        label(task, i % 2 ? 'wrong file' : 'loop', on),
        label(task, 'loop', { ...on, rubric: 'style' }),
      ];
      return i % 4 === 0 ? values : values.slice(0, 1);
    });
  return { kind: 'labels', labels } as const;
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
  { cohort: ['few'] },
  { cohort: ['never run', 'django'], system: ['zeta'] },
  { cohort: ['never run'] },
  { cohort: ['not there'] },
  { label: ['failure: loop'] },
  { label: ['style: loop', 'failure: wrong file'], outcome: ['resolved', 'unresolved'] },
  { label: ['loop'] },
  { benchmark: ['Verified'], system: ['Eta'], outcome: ['unresolved'] },
  { condition: ['vanilla'], repository: ['django/django', 'sympy/sympy'], task: '2' },
  {
    benchmark: ['Lite', 'Verified'],
    system: ['zeta'],
    condition: ['vanilla'],
    repository: ['django/django'],
    cohort: ['django', 'few'],
    outcome: ['resolved', 'unresolved'],
    label: ['failure: loop', 'failure: wrong file', 'style: loop'],
    task: 'django',
  },
];
