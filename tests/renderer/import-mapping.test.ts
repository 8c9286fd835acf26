import { describe, expect, it } from 'vitest';
import { mappingOf, NOTHING_ASSIGNED, withColumn, withField } from '../../renderer/import/mapping-of.ts';

describe('what a person fills in for an import', () => {
  it('leaves out what was left blank', () => {
    expect(mappingOf({ all: {}, runs: { one: {}, two: { repeat: 2 } }, columns: {} })).toEqual({
      runs: { two: { repeat: 2 } },
    });
    expect(mappingOf({ all: { benchmark: 'lite' }, runs: {}, columns: {} })).toEqual({
      all: { benchmark: 'lite' },
    });
    expect(mappingOf(NOTHING_ASSIGNED)).toEqual({});
  });

  it('takes a field out again when it is emptied', () => {
    expect(withField({ benchmark: 'lite', repeat: 2 }, 'benchmark', '  ')).toEqual({ repeat: 2 });
    expect(withField({}, 'system', ' agent ')).toEqual({ system: 'agent' });
  });

  it('accepts only whole repeats from 1', () => {
    for (const text of ['0', '-1', '1.5', 'two'])
      expect(withField({ repeat: 3 }, 'repeat', text)).toEqual({});
    expect(withField({}, 'repeat', '12')).toEqual({ repeat: 12 });
  });
});

describe('a corrected column', () => {
  it('goes into the mapping, and blank text takes it back', () => {
    const columns = withColumn(withColumn({}, 'steps', 'turns'), 'cost_usd', 'price');
    expect(mappingOf({ ...NOTHING_ASSIGNED, columns })).toEqual({
      columns: { steps: 'turns', cost_usd: 'price' },
    });
    expect(withColumn(columns, 'steps', ' ')).toEqual({ cost_usd: 'price' });
  });
});
