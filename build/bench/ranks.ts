import {
  krippendorffAlpha,
  mannWhitney,
  type Random,
  randomFor,
  wilcoxon,
} from '../../analysis/stats/index.ts';
import { normalDraw } from '../synthetic/normal-draw.ts';
import { rounded } from './measure.ts';
import { race } from './race.ts';
import type { Section } from './section.ts';

const ROUNDS = 7;
const REPEATS = 21;
const SIZE = 10_000;

const costs = (random: Random): readonly number[] =>
  Array.from({ length: SIZE }, () => Math.exp(normalDraw(random)));

/** Of 1 to 500, so that many are equal. */
const steps = (random: Random): readonly number[] =>
  costs(random).map((cost) => Math.min(500, Math.ceil(50 * cost)));

const minus = (x: readonly number[], y: readonly number[]) => x.map((value, i) => value - y[i]!);

/** Four raters' labels 0 to 4 of the same units, nine in ten given, two in three as the unit is. */
function ratings(random: Random): readonly (readonly (number | null)[])[] {
  const labels = Array.from({ length: SIZE }, () => random.integerBelow(5));
  return Array.from({ length: 4 }, () =>
    labels.map((label) => {
      if (random.uniform() < 0.1) return null;
      return random.uniform() < 2 / 3 ? label : random.integerBelow(5);
    }),
  );
}

function samples() {
  const random = randomFor('bench', 'ranks');
  const [x, y] = [costs(random), costs(random)];
  const [few, many] = [steps(random), steps(random)];
  return { x, y, few, many, ratings: ratings(random) };
}

/** Statistics of ranks and of labels, against SciPy's and one of NumPy. */
export async function benchRanks(): Promise<Section> {
  const { x, y, few, many, ratings } = samples();
  const [untied, tied] = [minus(x, y), minus(few, many)];
  const raced = race({
    ours: {
      'Wilcoxon, no ties': () => wilcoxon(untied),
      'Wilcoxon, ties and zeros': () => wilcoxon(tied),
      'Mann–Whitney, no ties': () => mannWhitney(x, y),
      'Mann–Whitney, ties': () => mannWhitney(few, many),
      'Krippendorff α': () => krippendorffAlpha(ratings),
    },
    script: 'scipy_ranks.py',
    needs: 'scipy',
    input: { x, y, few, many, ratings },
    rounds: ROUNDS,
    repeats: REPEATS,
  });
  const rival =
    raced.version === null
      ? 'SciPy not found: not compared (name an interpreter that has it by `PYTHON`).'
      : `${raced.version}; α in NumPy by counting labels per unit, on labels that are numbers already (R's \`irr\` is not at hand here).`;
  return {
    title: 'Statistics of ranks and labels against SciPy and NumPy',
    notes: [
      `${SIZE.toLocaleString('en')} pairs, two samples of ${SIZE.toLocaleString('en')}, ${SIZE.toLocaleString('en')} units × 4 raters of 5 labels. ${rival}`,
      `Medians of ${REPEATS} calls, and of ${ROUNDS} rounds of these in turns. Aim: ours no slower.`,
    ],
    columns: ['', 'ours, ms', 'theirs, ms', 'ours ÷ theirs'],
    rows: [...raced.ours].map(([name, own]) => {
      const their = raced.theirs.get(name);
      return [
        name,
        rounded(own),
        their === undefined ? null : rounded(their),
        their === undefined ? null : rounded(own / their),
      ];
    }),
  };
}
