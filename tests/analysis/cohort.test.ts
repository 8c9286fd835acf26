import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohortHash, cohortSize, cohortWords, drawTasks } from '../../analysis/cohort/index.ts';
import { answerSentence } from '../../analysis/compare/answer-sentence.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { FILTER_NAMES } from '../../analysis/model/filter.ts';
import { filterWords } from '../../analysis/model/filter-words.ts';
import { labelName } from '../../analysis/model/label-name.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import { makeReport } from '../../analysis/report/index.ts';
import { scopeLines } from '../../analysis/report/scope-lines.ts';
import { filterSchema } from '../../preload/schemas/filter-schema.ts';
import { rowsOf } from '../figures/comparisons.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });

const HUNDRED: NamedCohort = {
  ...{ name: 'hundred', n_tasks: 100, hash: 'ab', part_of: null, by_result: false },
  sample: { n_from: 500, seed: 'parallax' },
};
const WORDS = 'cohort hundred (sample of 100 of 500 tasks, seed parallax)';

describe('a drawn sample', () => {
  it('is the tasks with the smallest hash ranks', () => {
    // By Python’s hashlib: SHA-256 of “parallax|cohort|a” begins 6463, of b 5f1e, c 8f9f, d 826f, e a9a5.
    const ranked = ['b', 'a', 'd', 'c', 'e'];
    const all = ['a', 'b', 'c', 'd', 'e'];
    for (let n = 1; n <= 5; n += 1)
      expect(drawTasks(all, n, 'parallax')).toEqual([...ranked.slice(0, n)].sort());
  });

  it('depends on ids and seed alone, and holds every smaller one of its seed', () => {
    fc.assert(
      fc.property(ids, fc.string(), fc.nat(), (tasks, seed, at) => {
        const n = 1 + (at % tasks.length);
        const drawn = drawTasks(tasks, n, seed);
        expect(drawn).toHaveLength(n);
        expect(drawTasks([...tasks].reverse(), n, seed)).toEqual(drawn);
        expect(drawTasks([...tasks, ...tasks], n, seed)).toEqual(drawn);
        expect(drawTasks(tasks, tasks.length, seed)).toEqual([...tasks].sort());
        for (const task of drawTasks(tasks, Math.ceil(n / 2), seed)) expect(drawn).toContain(task);
      }),
    );
  });

  it('cannot be larger than what it is drawn from', () => {
    expect(() => drawTasks(['a', 'a'], 2, 's')).toThrow(RangeError);
  });
});

describe('a cohort in words', () => {
  it('says that it is a sample, what it is part of, and that its tasks were chosen by result', () => {
    expect(cohortSize(HUNDRED)).toBe('sample of 100 of 500 tasks, seed parallax');
    expect(cohortSize({ ...HUNDRED, n_tasks: 1, sample: null, by_result: true })).toBe(
      '1 task, chosen by result',
    );
    const inner = {
      ...HUNDRED,
      name: 'ten',
      n_tasks: 10,
      part_of: WORDS,
      sample: { n_from: 100, seed: 's' },
    };
    expect(cohortWords([inner, { ...HUNDRED, name: 'x', sample: null }])).toBe(
      `cohort ten (sample of 10 of 100 tasks, seed s, within ${WORDS}) or cohort x (100 tasks)`,
    );
    expect(cohortWords([])).toBeNull();
  });

  it('stands in the answer, the scope of the report, the caption and the table of the figure', () => {
    const plain = rowsOf(3);
    const result = { ...plain, cohort: { ...plain.cohort, within: [HUNDRED] } };
    expect(answerSentence(result)).toContain(`, within ${WORDS}; `);
    const figure = forestFigure(result);
    for (const text of [figure.caption, figure.table_caption]) expect(text).toContain(`, within ${WORDS}.`);
    expect(figure.table.rows.map(({ cells }) => cells.within)).toEqual(figure.table.rows.map(() => WORDS));
    const { by, a, b, cohort, seed } = result;
    const scope = { by, a, b, cohort, seed, filter: { cohort: ['hundred'], outcome: ['resolved' as const] } };
    const report = makeReport({ ...scope, one_sided: [], app_version: '0' }, { ...result, rows: [] });
    expect(scopeLines(report)).toEqual(
      expect.arrayContaining([
        ['Within', WORDS, 'cohort'],
        ['Filter', 'cohort: hundred', 'filter'],
      ]),
    );
    expect(forestFigure(plain).table.columns.map(({ key }) => key)).not.toContain('within');
  });
});

describe('names', () => {
  it('of labels tell any two apart', () => {
    const text = fc.oneof(fc.stringMatching(/^[a":  ]{1,5}$/), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(text, text, text, text, (rubric, value, other, otherValue) => {
        fc.pre(rubric !== other || value !== otherValue);
        expect(labelName(rubric, value)).not.toBe(labelName(other, otherValue));
      }),
    );
    expect(labelName('failure', 'loop')).toBe('failure: loop');
  });

  it('of the parts of a filter are those that the contract takes', () => {
    expect(Object.keys(FILTER_NAMES).sort()).toEqual(Object.keys(filterSchema.shape).sort());
    expect(filterWords({ task: '12', repository: ['a/b', 'c/d'], system: [], label: undefined })).toBe(
      'repository: a/b, c/d; task text: 12',
    );
    expect(filterWords({ task: '' })).toBe('none');
  });

  it('of sets of tasks do not depend on order or repetition', () => {
    expect(cohortHash(['b', 'a', 'b'])).toBe(cohortHash(['a', 'b']));
    expect(cohortHash(['a'])).not.toBe(cohortHash(['b']));
  });
});
