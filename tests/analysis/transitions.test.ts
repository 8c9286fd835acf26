import { describe, expect, it } from 'vitest';
import { pairedOutcomes } from '../../analysis/compare/index.ts';
import { countTransitions } from '../../analysis/compare/outcome-table.ts';
import { majority, retention } from '../../analysis/stats/index.ts';
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
