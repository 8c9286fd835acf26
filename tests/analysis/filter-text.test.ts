import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterNames } from '../../analysis/filter/filter-names.ts';
import { filterText } from '../../analysis/filter/filter-text.ts';
import { parseFilterText } from '../../analysis/filter/parse-filter-text.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import { UserError } from '../../analysis/model/user-error.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const list = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });
const anyFilter: fc.Arbitrary<Filter> = fc.record(
  {
    ...{ benchmark: list, system: list, condition: list, repository: list, cohort: list, label: list },
    outcome: fc.uniqueArray(fc.constantFrom(...OUTCOMES, 'none' as const), { minLength: 1 }),
    task: text,
  },
  { requiredKeys: [] },
);

describe('a filter as text', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilterText(filterText(filter))).toEqual(filter);
      }),
    );
  });

  it('is what a person would type', () => {
    const filter = { condition: ['baseline'], repository: ['django/django', 'a b'], task: 'x"y' };
    const written = 'condition=baseline repo=django/django repo="a b" task="x\\"y"';
    expect(filterText(filter)).toBe(written);
    expect(parseFilterText(written)).toEqual(filter);
    expect(parseFilterText("  condition='parallel calls on'   repo=x ")).toEqual({
      ...{ condition: ['parallel calls on'], repository: ['x'] },
    });
    expect(parseFilterText('system=it=s')).toEqual({ system: ['it=s'] });
    expect(parseFilterText(' ')).toEqual({});
  });

  it.each([
    ['django', /^“django” is not of the form key=value/],
    ['repo=a b', /^“b” is not of the form/],
    ['repo="a', /^“repo="a” is not of the form/],
    ['colour=red', /^“colour” is nothing that runs can be filtered by/],
    ['repo=', /^“repo=” names nothing/],
    ['repo=""', /^“repo=” names nothing/],
    ['outcome=won', /^“won” is not a choice for “outcome”; it can be resolved, /],
  ])('%s is refused with what to write', (given, message) => {
    const refused = () => parseFilterText(given);
    expect(refused).toThrow(UserError);
    expect(refused).toThrow(message);
  });
});

describe('the sides of a comparison of filters', () => {
  it.each<[Filter, Filter, string, string]>([
    [{ repository: ['x'] }, { repository: ['y'] }, 'repo x', 'repo y'],
    [{ condition: ['c'], task: 't' }, { condition: ['c'] }, 'task t', 'any task'],
    [{ system: ['s'] }, { system: ['r'], task: 't' }, 'system s, any task', 'system r, task t'],
    [{ repository: ['a', 'b', 'c', 'd'] }, {}, 'repo a or b or c or 1 more', 'any repo'],
    [{ repository: ['a', 'b'] }, { repository: ['b', 'a'] }, '', ''],
  ])('%j and %j are named by what differs', (a, b, nameA, nameB) => {
    expect(filterNames(a, b)).toEqual({ a: nameA, b: nameB });
  });
});
