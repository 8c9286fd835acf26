import { rowLabels, rowNoun } from '../../compare/comparison-words.ts';
import { CHANGE_MEASURES, type ChangeMeasure, type Changes } from '../../model/changes.ts';
import { cohortClause } from '../cohort-clause.ts';
import { counted } from '../counted.ts';
import { knownMeasures } from './change-lines.ts';

const WORDS: Readonly<Record<ChangeMeasure, string>> = {
  resolve: 'resolve rate',
  steps: 'steps',
  tokens: 'tokens (input and output)',
  cost_usd: 'cost',
};

/** The figure's name in a few words. */
export function changesTitle({ a, b }: Pick<Changes, 'a' | 'b'>): string {
  return `What changes from ${a} (A) to ${b} (B)`;
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function changesSubject(data: Changes): string {
  const [first = '', ...others] = knownMeasures(data).map((measure) => WORDS[measure]);
  const last = others.pop();
  const measures = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  const [only] = data.rows.length === 1 ? rowLabels({ ...data, comparisons: data.rows }) : [];
  const of = only ?? counted([data.rows.length], rowNoun(data, 1));
  const what = first === '' ? '' : `: ${measures} of ${of}`;
  return `${changesTitle(data)}${what} ${cohortClause(data.cohort)}.`;
}

/** What values are over, which intervals they have, and what is not there. */
export function changesCaption(data: Changes): string {
  const unknown = CHANGE_MEASURES.filter((measure) => !knownMeasures(data).includes(measure));
  return [
    changesSubject(data),
    'Values are means over the n tasks that have the measure on both sides, each with the mean over its runs.',
    'Dots: relative change (B − A)/A. Lines and brackets: 95% percentile intervals, bootstrap over tasks.',
    ...(unknown.length > 0 ? [`Not known: ${unknown.map((measure) => WORDS[measure]).join(', ')}.`] : []),
    `Seed: ${data.seed}.`,
  ].join(' ');
}
