import { describe, expect, it } from 'vitest';
import { pairedOutcomes } from '../../analysis/compare/index.ts';
import { countTransitions } from '../../analysis/compare/outcome-table.ts';
import type { Repeats } from '../../analysis/model/comparison.ts';
import { majority, netChange, retention } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Verdicts = readonly (0 | 1)[];
const sum = (verdicts: Verdicts) => verdicts.filter((verdict) => verdict === 1).length;

describe('majority', () => {
  it.each(readCases<Verdicts, 0 | 1 | null>('transitions', 'majority'))('of $input', ({ input, output }) => {
    expect(majority(sum(input), input.length)).toBe(output);
  });
});

describe('transitions and retention', () => {
  interface Expected {
    readonly ss: number;
    readonly su: number;
    readonly us: number;
    readonly uu: number;
    readonly retention: number | null;
    readonly overturn: number | null;
  }
  const cases = readCases<[Verdicts, Verdicts], Expected>('transitions', 'transitions');

  it.each(cases)(
    'agree with scikit-learn (%#)',
    ({ input: [a, b], output: { retention: kept, overturn, ...cells } }) => {
      const tasks = a.map((verdict, i) => ({ task: `${i}`, repository: null, a: [verdict], b: [b[i]!] }));
      const counted = countTransitions(pairedOutcomes({ system: 's', condition: null, tasks }).tasks);
      expect(counted).toEqual({ ...cells, excluded: 0 });
      expectClose(retention(counted.ss, counted.su), kept === null ? null : { retention: kept, overturn });
    },
  );
});

describe('the worked example of two models, three tasks and three runs', () => {
  const runs = (text: string): Repeats =>
    [...text].map((mark) => (mark === '-' ? null : mark === '1' ? 1 : 0));
  const outcomes = (system: string, vanilla: string, counter: string) => {
    const [a, b] = [vanilla, counter].map((side) => side.split('/').map(runs)) as [Repeats[], Repeats[]];
    const tasks = a.map((side, i) => ({ task: `${i}`, repository: null, a: side, b: b[i]! }));
    return pairedOutcomes({ system, condition: null, tasks });
  };
  const models = [outcomes('X', '110/111/000', '10-/011/001'), outcomes('Y', '111/101/011', '000/110/-0-')];
  const counted = countTransitions(models.flatMap(({ tasks }) => tasks));

  it('has its transitions, retention, overturn and net change', () => {
    expect(counted).toEqual({ ss: 2, su: 1, us: 0, uu: 1, excluded: 2 });
    expectClose(retention(counted.ss, counted.su), { retention: 0.666667, overturn: 0.333333 }, 5e-7);
    expectClose(netChange(counted), 0.25);
  });
});
