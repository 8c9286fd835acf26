import type { ComparisonResult } from '../../model/comparison.ts';
import type { Figure } from '../figure.ts';
import { Forest } from './forest.tsx';
import { forestCaption, forestSubject, forestTitle } from './forest-caption.ts';
import type { ForestOptions } from './forest-rows.ts';
import { forestTable } from './forest-table.ts';

/** The forest plot with all that belongs to it, for writing files. */
export function forestFigure(data: ComparisonResult, options: ForestOptions = {}): Figure {
  return {
    file_stem: ['forest', data.a, data.b].map(fileWord).join('-'),
    title: forestTitle(data),
    caption: forestCaption(data, options),
    table_caption: forestSubject(data),
    table: forestTable(data, options),
    draw: (theme, width) => <Forest data={data} theme={theme} size={{ width }} options={options} />,
  };
}

/** A name with only what every file system takes. */
function fileWord(name: string): string {
  return (
    name
      .replace(/[^A-Za-z0-9._]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 60) || 'x'
  );
}
