import { z } from 'zod';
import { accuracy, cohenKappa, krippendorffAlpha, macroF1 } from '../../../analysis/stats/index.ts';
import { listOf } from '../pieces/numbers.ts';
import { requireEquallyLong } from '../pieces/require-equally-long.ts';
import { requireRectangle } from '../pieces/table.ts';
import { defineStatistic } from '../statistic.ts';

const label = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'a label (text, number, true or false), or null where there is none,',
});

const labels = listOf(label, 'a list of labels');

const NO_PAIR = 'no item has both labels';

/** Of labels of the same items; null is a missing label. */
export const AGREEMENT = [
  defineStatistic({
    name: 'kappa',
    meaning: 'Cohen’s κ of two who label the same items, a and b; items without both labels are left out',
    source: 'Cohen 1960',
    functions: ['cohenKappa'],
    input: { a: labels, b: labels },
    output: ['kappa'],
    compute: ({ a, b }) => {
      requireEquallyLong({ a, b });
      return { ...cohenKappa(a, b) };
    },
  }),
  defineStatistic({
    name: 'accuracy_f1',
    meaning: 'share of equal labels and the unweighted mean of the labels’ F1; truth and prediction per item',
    source: 'van Rijsbergen 1979',
    functions: ['accuracy', 'macroF1'],
    input: { truth: labels, prediction: labels },
    output: ['accuracy', 'macro_f1'],
    compute: ({ truth, prediction }) => {
      requireEquallyLong({ truth, prediction });
      const { n, ...found } = accuracy(truth, prediction);
      const { macro_f1, by_label } = macroF1(truth, prediction);
      return { ...found, macro_f1, by_label, n, reason: n === 0 ? NO_PAIR : null };
    },
  }),
  defineStatistic({
    name: 'krippendorff',
    meaning:
      'Krippendorff’s nominal α; ratings: one list per rater with a label per unit, null where missing',
    source: 'Krippendorff 2018, ch. 12',
    functions: ['krippendorffAlpha'],
    input: { ratings: listOf(labels, 'a list of raters') },
    output: ['alpha'],
    compute: ({ ratings }) => {
      requireRectangle('ratings', ratings);
      return { ...krippendorffAlpha(ratings) };
    },
  }),
];
