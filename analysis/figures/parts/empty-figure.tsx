import type { ReactElement } from 'react';
import { FigureText } from '../figure-text.tsx';
import { measureText, type TextStyle } from '../measure-text.ts';
import { bodyText, type Theme } from '../theme.ts';
import { FigureFrame } from './figure-frame.tsx';

/** In place of a figure that has nothing to show: why, in as many lines as the width asks for. */
export function EmptyFigure(props: {
  readonly theme: Theme;
  readonly width: number;
  readonly title: string;
  readonly reason: string;
}): ReactElement {
  const { theme, width, title, reason } = props;
  const style = bodyText(theme);
  const { size } = style;
  const lines = brokenLines(reason, width - 4 * theme.margin, style);
  return (
    <FigureFrame
      theme={theme}
      width={width}
      height={(lines.length + 3) * 1.5 * size}
      title={title}
      caption={reason}
    >
      {lines.map((line, i) => (
        <FigureText
          key={line}
          theme={theme}
          x={width / 2}
          y={(i + 2.2) * 1.5 * size}
          size={size}
          fill={theme.muted}
          anchor="middle"
        >
          {line}
        </FigureText>
      ))}
    </FigureFrame>
  );
}

function brokenLines(text: string, room: number, style: TextStyle): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(longer, style) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
