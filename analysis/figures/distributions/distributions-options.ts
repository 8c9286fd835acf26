import { measureWord } from '../../format/measure.ts';
import {
  DISTRIBUTION_MEASURES,
  type DistributionMeasure,
  GROUPINGS,
  type Grouping,
} from '../../model/distributions.ts';
import { SCALE_OPTION } from '../parts/fit-measure.ts';
import type { ChoiceOption, OptionsOf } from '../spec/option.ts';

const measure: ChoiceOption<DistributionMeasure> = {
  kind: 'choice',
  label: 'Measure',
  help: 'What is spread: of a run, or the words of what is asked.',
  choices: DISTRIBUTION_MEASURES.map((id) => ({ id, name: measureWord(id) })),
  initial: 'steps',
};

const GROUPING_NAMES: Readonly<Record<Grouping, string>> = {
  system: 'systems',
  condition: 'conditions',
  both: 'systems under conditions',
};

const by: ChoiceOption<Grouping> = {
  kind: 'choice',
  label: 'Rows',
  help: 'What a row is of. Words are always of conditions.',
  choices: GROUPINGS.map((id) => ({ id, name: GROUPING_NAMES[id] })),
  initial: 'both',
};

export const DISTRIBUTIONS_OPTIONS = { measure, by, scale: SCALE_OPTION } as const;

export type DistributionsOptions = OptionsOf<typeof DISTRIBUTIONS_OPTIONS>;
