import { measureWord } from '../format/measure.ts';
import type { DistributionMeasure } from '../model/distributions.ts';

/** A measure as an axis or a table names it, of a run or of a text: `Cost (USD) per run`. */
export function measureTitle(measure: DistributionMeasure): string {
  const word = measureWord(measure);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} per ${measure === 'words' ? 'text' : 'run'}`;
}
