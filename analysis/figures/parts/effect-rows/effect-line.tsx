import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../../figure-text.tsx';
import { measureText } from '../../measure-text.ts';
import { shortenEnd } from '../../shorten-end.ts';
import { smallText, type Theme } from '../../theme.ts';
import { numberTexts, rowText } from './effect-columns.ts';
import { type EffectLayout, labelIndent, type PlacedRow } from './effect-layout.ts';
import { EffectMarks } from './effect-marks.tsx';

interface LineProps {
  readonly placed: PlacedRow;
  readonly layout: EffectLayout;
  readonly theme: Theme;
}

/** One line of the plot: label, marks, numbers. */
export function EffectLine({ placed, layout, theme }: LineProps): ReactElement {
  const middle = placed.top + placed.height / 2;
  return (
    <>
      <Label placed={placed} layout={layout} theme={theme} />
      <EffectMarks row={placed.row} index={placed.index} scale={layout.scale} y={middle} theme={theme} />
      {placed.row.reason !== null && <Reason placed={placed} layout={layout} theme={theme} />}
      <Numbers placed={placed} layout={layout} theme={theme} />
    </>
  );
}

function Label({ placed: { row, top, height, label }, layout, theme }: LineProps): ReactElement {
  const style = rowText(row, theme);
  const indent = labelIndent(row, theme);
  return (
    <FigureText
      theme={theme}
      x={layout.labels.left + indent}
      y={centredBaseline(top + height / 2, style)}
      size={style.size}
      weight={style.weight}
      fill={row.kind === 'part' ? theme.muted : theme.ink}
      full={row.label}
    >
      {label}
    </FigureText>
  );
}

/** Why there is nothing to draw, where the marks would be, on a patch that keeps the zero line off the words. */
function Reason({ placed: { row, top, height }, layout, theme }: LineProps): ReactElement {
  const { left, right } = layout.plot;
  const style = smallText(theme);
  const { size } = style;
  const middle = top + height / 2;
  const full = row.reason ?? '';
  const text = shortenEnd(full, right - left - size, style);
  const width = measureText(text, style) + size;
  return (
    <>
      <rect
        x={toHundredths((left + right - width) / 2)}
        y={toHundredths(middle - size / 2)}
        width={toHundredths(width)}
        height={size}
        fill={theme.surface}
      />
      <FigureText
        theme={theme}
        x={(left + right) / 2}
        y={centredBaseline(middle, style)}
        size={size}
        fill={theme.muted}
        anchor="middle"
        full={full}
      >
        {text}
      </FigureText>
    </>
  );
}

function Numbers({ placed: { row, top, height }, layout, theme }: LineProps): ReactElement {
  const texts = numberTexts(row);
  const style = rowText(row, theme);
  const y = centredBaseline(top + height / 2, style);
  const columns = (['difference', 'low', 'high', 'n', 'p'] as const).flatMap((key) => {
    const [edge, text] = [layout.numbers[key], texts[key]];
    return edge === null || text === null ? [] : [{ key, text, x: layout.numbers.left + edge }];
  });
  return (
    <>
      {columns.map(({ key, text, x }) => (
        <FigureText
          key={key}
          theme={theme}
          x={x}
          y={y}
          size={style.size}
          weight={style.weight}
          fill={row.kind === 'part' || key === 'n' || key === 'p' ? theme.muted : theme.ink}
          anchor="end"
          tabular
        >
          {text}
        </FigureText>
      ))}
    </>
  );
}
