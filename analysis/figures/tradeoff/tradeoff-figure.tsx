import { measureWord } from '../../format/measure.ts';
import type { Tradeoff } from '../../model/tradeoff.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import type { Palette } from '../spec/palette.ts';
import { TradeoffPlot } from './tradeoff.tsx';
import { leftOutSentence, tradeoffCaption, tradeoffSubject, tradeoffTitle } from './tradeoff-caption.ts';
import type { TradeoffOptions } from './tradeoff-options.ts';
import { tradeoffTable } from './tradeoff-table.ts';

/** Resolve rate against what a run takes, with all that belongs to it, for writing files. */
export function tradeoffFigure(data: Tradeoff, options: TradeoffOptions, palette: Palette): Figure {
  const empty = data.points.length === 0 ? whyEmpty(data) : null;
  const title = tradeoffTitle(data);
  return {
    file_stem: fileStem('tradeoff', data.measure),
    title,
    caption: tradeoffCaption(data, options),
    table_caption: tradeoffSubject(data),
    table: tradeoffTable(data),
    empty,
    draw: ({ theme, width, caption }) =>
      empty === null ? (
        <TradeoffPlot
          data={data}
          options={options}
          palette={palette}
          theme={theme}
          width={width}
          caption={caption}
        />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}

function whyEmpty(data: Tradeoff): string {
  return [
    `No system has both a resolve rate and ${measureWord(data.measure)} of its runs.`,
    leftOutSentence(data),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
