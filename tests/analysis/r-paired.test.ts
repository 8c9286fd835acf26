import { describe, it } from 'vitest';
import {
  equivalencePaired,
  exactSignFlip,
  mcnemar,
  pairedT,
  randomOf,
  signFlip,
  wilcoxon,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

describe('paired tests by R', () => {
  it.each(readCases<[number, number], object>('r_paired', 'mcnemar'))(
    'mcnemar.test and binom.test at $input',
    ({ input, output }) => {
      expectClose(mcnemar(...input), output);
    },
  );

  it.each(readCases<number[], object>('r_paired', 'signed_rank'))('wilcox.test (%#)', ({ input, output }) => {
    const p_corrected = wilcoxon(input, { continuity: true })!.p_normal;
    expectClose({ ...wilcoxon(input), p_corrected }, output);
  });

  it.each(readCases<number[], object>('r_paired', 'pratt'))('wilcoxsign_test (%#)', ({ input, output }) => {
    expectClose(wilcoxon(input, { zeros: 'pratt' }), output);
  });

  it.each(readCases<number[], number>('r_paired', 'sign_flip'))('symmetry_test (%#)', ({ input, output }) => {
    expectClose(exactSignFlip(input), output);
    const drawn = signFlip(input, randomOf('r'), 100);
    if (drawn?.exact) expectClose(drawn.p, output);
  });

  type Sides = Readonly<Record<'a' | 'b', number[]>>;
  it.each(readCases<Sides, object>('r_paired', 'paired_t'))('paired t.test (%#)', ({ input, output }) => {
    expectClose(pairedT(input.a.map((value, i) => value - input.b[i]!)), output);
  });

  type Margin = readonly [number[], number, number];
  it.each(readCases<Margin, object>('r_paired', 'equivalence'))('t.test twice (%#)', ({ input, output }) => {
    expectClose(equivalencePaired(...input), output);
  });
});
