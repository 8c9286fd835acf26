import { enumeratedPower, meanPower, pairedBinaryPower, randomFor } from '../../analysis/stats/index.ts';
import type { Section } from '../bench/section.ts';
import { FIVE_POINTS } from '../synthetic/population.ts';
import { pairedTests } from './paired-checks.ts';
import { type PairedSample, pairedSample, TASKS } from './paired-sample.ts';
import { percent } from './percent.ts';
import { trueDifferences } from './true-differences.ts';

export const POWER_TITLE = 'Power at five points';

type Outcome = keyof PairedSample['table'];

const MCNEMAR = {
  exact: 'exact',
  'mid-p': 'mid_p',
  'χ²': 'chi2_p',
  'χ² corrected': 'chi2_corrected_p',
} as const;

/** What the powers are predicted from, as means over the simulations: shares of discordant tasks, variance of d. */
interface Inputs {
  readonly discordance: Record<Outcome, number>;
  variance: number;
}

/** Power of the paired tests where B solves five points more, beside what is predicted for it. */
export function powerTable(simulations: number, draws: number): Section {
  const tests = pairedTests();
  const rejected = tests.map(() => 0);
  const inputs: Inputs = { discordance: { 'run 1': 0, majority: 0 }, variance: 0 };
  for (let i = 0; i < simulations; i += 1) {
    const sample = pairedSample(randomFor('calibration', `power|${i}`), FIVE_POINTS, draws);
    tests.forEach(({ holds }, at) => {
      if (holds(sample)) rejected[at]! += 1;
    });
    addTo(inputs, sample, simulations);
  }
  return {
    title: POWER_TITLE,
    notes: [
      `pairedBinaryPower of a discordance of ${percent(inputs.discordance['run 1'])}% (run 1) and ${percent(inputs.discordance.majority)}% (majority) as simulated and the true`,
      'difference; enumeratedPower of the same for the test in the row. For tests of the differences of means the first is',
      `meanPower of their standard deviation of ${Math.sqrt(inputs.variance).toFixed(4)}.`,
    ],
    columns: [
      'test',
      'observed, %',
      'its standard error',
      'predicted, %',
      'enumerated, %',
      'predicted within ±1.5',
    ],
    rows: tests.map(({ name }, at) => rowOf(name, rejected[at]! / simulations, inputs, simulations)),
  };
}

function addTo(inputs: Inputs, { table, clustered }: PairedSample, simulations: number): void {
  for (const outcome of ['run 1', 'majority'] as const) {
    const { both, a_only, b_only, neither } = table[outcome];
    inputs.discordance[outcome] += (a_only + b_only) / (both + a_only + b_only + neither) / simulations;
  }
  inputs.variance += (clustered!.se ** 2 * clustered!.n) / simulations;
}

function rowOf(name: string, observed: number, inputs: Inputs, simulations: number): Section['rows'][number] {
  const { predicted, enumerated } = powersOf(name, inputs);
  const se = Math.sqrt((observed * (1 - observed)) / simulations);
  const within = predicted === null ? null : Math.abs(observed - predicted) <= 0.015 ? 'yes' : 'no';
  const cell = (power: number | null) => (power === null ? null : percent(power));
  return [name, percent(observed), percent(se), cell(predicted), cell(enumerated), within];
}

function powersOf(name: string, { discordance, variance }: Inputs) {
  const truth = trueDifferences(FIVE_POINTS);
  const [, method, outcome] = /^McNemar (.*), (run 1|majority)$/.exec(name) ?? [];
  if (method === undefined)
    return { predicted: meanPower(TASKS, Math.sqrt(variance), truth.run), enumerated: null };
  const side = outcome === 'majority' ? 'majority' : 'run 1';
  const difference = side === 'majority' ? truth.majority : truth.run;
  return {
    predicted: pairedBinaryPower(TASKS, discordance[side], difference),
    enumerated: enumeratedPower(
      TASKS,
      discordance[side],
      difference,
      MCNEMAR[method as keyof typeof MCNEMAR],
    ),
  };
}
