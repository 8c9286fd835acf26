import type { ComparisonResult } from '../../model/comparison.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { Forest } from './forest.tsx';
import { forestCaption, forestSubject, forestTitle } from './forest-caption.ts';
import type { ForestOptions } from './forest-rows.ts';
import { forestTable } from './forest-table.ts';

/** The forest plot with all that belongs to it, for writing files. */
export function forestFigure(data: ComparisonResult, options: ForestOptions = {}): Figure {
  return {
    file_stem: fileStem('forest', data.a, data.b),
    title: forestTitle(data),
    caption: forestCaption(data, options),
    table_caption: forestSubject(data),
    table: forestTable(data, options),
    empty: data.comparisons.length === 0 ? `No task is scored under both ${data.a} and ${data.b}.` : null,
    draw: ({ theme, width, caption }) => (
      <Forest data={data} theme={theme} size={{ width }} options={options} caption={caption} />
    ),
  };
}
