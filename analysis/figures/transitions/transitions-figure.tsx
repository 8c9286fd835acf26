import type { ComparisonResult } from '../../model/comparison.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { nothingToShow } from './transition-panels.ts';
import { Transitions } from './transitions.tsx';
import { transitionsCaption, transitionsSubject, transitionsTitle } from './transitions-caption.ts';
import type { TransitionsOptions } from './transitions-options.ts';
import { transitionsTable } from './transitions-table.ts';

/** The squares of transitions with all that belongs to them, for writing files. */
export function transitionsFigure(
  data: ComparisonResult,
  options: TransitionsOptions = { scale: 'task' },
): Figure {
  return {
    file_stem: fileStem('transitions', data.a, data.b),
    title: transitionsTitle(data),
    caption: transitionsCaption(data, options),
    table_caption: transitionsSubject(data),
    table: transitionsTable(data),
    empty: nothingToShow(data),
    draw: ({ theme, width, caption }) => (
      <Transitions data={data} theme={theme} size={{ width }} options={options} caption={caption} />
    ),
  };
}
