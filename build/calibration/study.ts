import { type Random, randomFor } from '../../analysis/stats/random.ts';
import type { Section } from '../bench/section.ts';
import { percent } from './percent.ts';

/** One statistic asked of one simulated sample. */
export interface Check<Sample> {
  readonly name: string;
  readonly estimand: string;
  /** How often it should hold. */
  readonly nominal: number;
  /** Whether the test rejects, or the interval covers; null where the statistic is undefined. */
  readonly holds: (sample: Sample) => boolean | null;
}

/** Checks that are asked of the same simulated samples. */
export interface Study<Sample> {
  readonly title: string;
  readonly notes: readonly string[];
  readonly draw: (random: Random) => Sample;
  readonly checks: readonly Check<Sample>[];
}

interface Tally {
  held: number;
  defined: number;
}

/** Beyond this from nominal a statistic's docstring says why. */
const MARGIN = 0.015;

/** The table of a study: every simulation has a generator of its own, so more of them only add to the first ones. */
export function runStudy<Sample>(study: Study<Sample>, simulations: number): Section {
  const tallies = study.checks.map((): Tally => ({ held: 0, defined: 0 }));
  for (let i = 0; i < simulations; i += 1) {
    const sample = study.draw(randomFor('calibration', `${study.title}|${i}`));
    study.checks.forEach(({ holds }, at) => {
      count(tallies[at]!, holds(sample));
    });
  }
  return {
    title: study.title,
    notes: study.notes,
    columns: [
      'statistic',
      'of',
      'nominal, %',
      'observed, %',
      'its standard error',
      'undefined',
      'within ±1.5',
    ],
    rows: study.checks.map((check, at) => rowOf(check, tallies[at]!, simulations)),
  };
}

function count(tally: Tally, holds: boolean | null): void {
  if (holds === null) return;
  tally.defined += 1;
  if (holds) tally.held += 1;
}

function rowOf<Sample>(
  { name, estimand, nominal }: Check<Sample>,
  { held, defined }: Tally,
  simulations: number,
): Section['rows'][number] {
  const head = [name, estimand, percent(nominal)];
  const missing = simulations - defined;
  if (defined === 0) return [...head, null, null, missing, null];
  const observed = held / defined;
  const se = Math.sqrt((observed * (1 - observed)) / defined);
  return [
    ...head,
    percent(observed),
    percent(se),
    missing,
    Math.abs(observed - nominal) <= MARGIN ? 'yes' : 'no',
  ];
}
