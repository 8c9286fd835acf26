import { count, fixed, NULL_MARK } from '../../format/number.ts';
import type { ChangeMeasure } from '../../model/changes.ts';

interface WrittenMeasure {
  /** With its unit. */
  readonly label: string;
  /** In which a value is shown, by the value as it is kept. */
  readonly unit: number;
  readonly digits: number;
}

/** How each measure is shown: rates in percent, tokens in thousands. */
export const WRITTEN_MEASURES: Readonly<Record<ChangeMeasure, WrittenMeasure>> = {
  resolve: { label: 'Resolved (%)', unit: 100, digits: 1 },
  steps: { label: 'Steps', unit: 1, digits: 1 },
  tokens: { label: 'Tokens (k)', unit: 0.001, digits: 0 },
  cost_usd: { label: 'Cost (USD)', unit: 1, digits: 3 },
};

/** A value in its shown unit, with commas where it has no decimals. */
export function writtenValue(measure: ChangeMeasure, shown: number | null): string {
  if (shown === null) return NULL_MARK;
  const { digits } = WRITTEN_MEASURES[measure];
  return digits === 0 ? count(shown) : fixed(shown, digits);
}

/** The same with a plus before what is above zero. */
export function writtenChange(measure: ChangeMeasure, shown: number | null): string {
  const text = writtenValue(measure, shown);
  return shown !== null && shown > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
