import { measureWord } from '../../format/measure.ts';
import type { Distributions } from '../../model/distributions.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { binsOf } from './distribution-rows.ts';
import { DistributionsPlot } from './distributions.tsx';
import {
  distributionsCaption,
  distributionsSubject,
  distributionsTitle,
  leftOutSentence,
} from './distributions-caption.ts';
import type { DistributionsOptions } from './distributions-options.ts';
import { distributionsTable } from './distributions-table.ts';

/** How a measure is spread in each group, with all that belongs to it, for writing files. */
export function distributionsFigure(
  data: Distributions,
  { scale }: Pick<DistributionsOptions, 'scale'>,
): Figure {
  const empty = binsOf(data, scale) === null ? whyEmpty(data) : null;
  const title = distributionsTitle(data);
  return {
    file_stem: fileStem('distributions', data.measure, data.by),
    title,
    caption: distributionsCaption(data, scale),
    table_caption: distributionsSubject(data),
    table: distributionsTable(data),
    empty,
    draw: ({ theme, width, caption }) =>
      empty === null ? (
        <DistributionsPlot data={data} scale={scale} theme={theme} width={width} caption={caption} />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}

function whyEmpty(data: Distributions): string {
  if (data.linear !== null)
    return 'No value is above 0, and a logarithmic scale has no place for 0: choose linear.';
  const none = `Of no ${data.measure === 'words' ? 'text' : 'run'} the ${measureWord(data.measure)} are known.`;
  return [none, leftOutSentence(data)].filter((sentence) => sentence !== null).join(' ');
}
