import { measureWord } from '../../format/measure.ts';
import { TRADEOFF_MEASURES, type TradeoffMeasure } from '../../model/tradeoff.ts';
import { SCALE_OPTION } from '../parts/fit-measure.ts';
import type { ChoiceOption, OptionsOf } from '../spec/option.ts';

const measure: ChoiceOption<TradeoffMeasure> = {
  kind: 'choice',
  label: 'Against',
  help: 'What a run takes.',
  choices: TRADEOFF_MEASURES.map((id) => ({ id, name: measureWord(id) })),
  initial: 'cost_usd',
};

export const TRADEOFF_OPTIONS = { measure, scale: SCALE_OPTION } as const;

export type TradeoffOptions = OptionsOf<typeof TRADEOFF_OPTIONS>;
