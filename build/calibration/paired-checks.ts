import type { Interval } from '../../analysis/model/comparison.ts';
import {
  equivalencePaired,
  exactSignFlip,
  mcnemar,
  newcombePaired,
  runPermutation,
  signFlip,
  tango,
  waldPaired,
} from '../../analysis/stats/index.ts';
import { coverage, rejection } from './check.ts';
import type { PairedSample } from './paired-sample.ts';
import type { Check } from './study.ts';

type PairedCheck = Check<PairedSample>;
type Outcome = keyof PairedSample['table'];

const OUTCOMES: readonly Outcome[] = ['run 1', 'majority'];
const RATES = 'rates, tasks equal';
const POOLED = 'rates, runs equal';
const ESTIMANDS: Readonly<Record<Outcome, string>> = { 'run 1': 'rates', majority: 'shares by majority' };

/** All tests of no difference, with what each is a test of. */
export function pairedTests(): readonly PairedCheck[] {
  return [
    rejection(
      'sign-flip',
      RATES,
      ({ differences, random, draws }) => signFlip(differences, random, draws)?.p,
    ),
    rejection('sign-flip, exact', RATES, ({ differences }) => exactSignFlip(differences)),
    rejection('run permutation', RATES, ({ runs, random, draws }) => runPermutation(runs, random, draws)?.p),
    rejection('clustered t', RATES, ({ clustered }) => clustered?.p),
    rejection('pooled, CR0', POOLED, ({ pooled }) => pooled?.cr0.p),
    rejection('pooled, CR1', POOLED, ({ pooled }) => pooled?.cr1.p),
    ...OUTCOMES.flatMap(mcnemarTests),
  ];
}

function mcnemarTests(outcome: Outcome): readonly PairedCheck[] {
  const test = (name: string, which: 'exact' | 'mid_p' | 'chi2_p' | 'chi2_corrected_p') =>
    rejection<PairedSample>(`McNemar ${name}, ${outcome}`, ESTIMANDS[outcome], ({ table }) => {
      const { a_only, b_only } = table[outcome];
      return mcnemar(a_only, b_only)[which];
    });
  return [
    test('exact', 'exact'),
    test('mid-p', 'mid_p'),
    test('χ²', 'chi2_p'),
    test('χ² corrected', 'chi2_corrected_p'),
  ];
}

/** All 95% intervals of a difference B − A, against the population's. */
export function pairedIntervals(truth: Readonly<Record<Outcome, number>>): readonly PairedCheck[] {
  const ofRates = (name: string, interval: (sample: PairedSample) => Interval | undefined) =>
    coverage(name, RATES, truth['run 1'], interval);
  const ofPooled = (name: string, interval: (sample: PairedSample) => Interval | undefined) =>
    coverage(name, POOLED, truth['run 1'], interval);
  return [
    ofRates('clustered t interval', ({ clustered }) => clustered?.interval),
    ofRates('cluster bootstrap, percentile', ({ bootstrap }) => bootstrap?.percentile),
    ofRates('cluster bootstrap, BCa', ({ bootstrap }) => bootstrap?.bca),
    ofPooled('pooled interval, CR0', ({ pooled }) => pooled?.cr0.interval),
    ofPooled('pooled interval, CR1', ({ pooled }) => pooled?.cr1.interval),
    ofPooled('pooled interval, CR1 by repository', ({ byRepository }) => byRepository?.cr1.interval),
    ...OUTCOMES.flatMap((outcome) => tableIntervals(outcome, truth[outcome])),
  ];
}

function tableIntervals(outcome: Outcome, truth: number): readonly PairedCheck[] {
  const of = (name: string, method: typeof waldPaired | typeof newcombePaired | typeof tango) =>
    // The methods are of A − B.
    coverage<PairedSample>(
      `${name}, ${outcome}`,
      ESTIMANDS[outcome],
      0 - truth,
      ({ table }) => method(table[outcome])?.interval,
    );
  return [of('Wald', waldPaired), of('Newcombe paired', newcombePaired), of('Tango', tango)];
}

/** The test of equivalence where the true difference is the margin: it should then find equivalence in 5%. */
export function equivalenceAt(margin: number): PairedCheck {
  return rejection(
    `equivalence of pairs, margin ${Math.round(100 * margin)} points`,
    'rates as far apart as the margin',
    ({ differences }) => equivalencePaired(differences, margin)?.p,
  );
}
