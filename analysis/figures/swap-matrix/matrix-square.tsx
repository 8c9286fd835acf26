import type { ReactElement } from 'react';
import { percent, pValue } from '../../format/number.ts';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { encodes } from '../parts/encodes.ts';
import { readableOn } from '../parts/readable-on.ts';
import { smallText, type Theme } from '../theme.ts';
import type { MatrixCell } from './matrix-cells.ts';
import { type MatrixLayout, swapText } from './matrix-layout.ts';
import type { SwapScale } from './swap-scale.ts';

interface CellProps {
  readonly cell: MatrixCell;
  readonly layout: MatrixLayout;
  readonly scale: SwapScale;
  readonly theme: Theme;
  /** Pointing at the cell tells its numbers. */
  readonly isTelling: boolean;
}

/** One pair: its colour, its number where there is room, its mark where the two surely differ. */
export function SwapCell({ cell, layout, scale, theme, isTelling }: CellProps): ReactElement {
  const box = cellBox(cell, layout, theme);
  const fill = cell.swap === null ? theme.surface : scale.colour(cell.swap);
  const ink = cell.swap === null ? theme.muted : readableOn(fill);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const drawn = (
    <>
      <rect
        {...box}
        fill={fill}
        {...(cell.swap === null
          ? { stroke: theme.rule, strokeWidth: theme.hairline }
          : { 'data-value': cell.swap, ...encodes(cell.index, { fill: `swap_${cell.side}` }) })}
      />
      {cell.swap === null && !layout.isNumbered && <NoOrder box={box} theme={theme} />}
      {cell.isSure && <SureMark box={box} ink={ink} layout={layout} theme={theme} />}
      {layout.isNumbered && (
        <FigureText
          theme={theme}
          x={middle.x}
          y={centredBaseline(middle.y, smallText(theme))}
          size={theme.small_size}
          fill={ink}
          anchor="middle"
        >
          {swapText(cell)}
        </FigureText>
      )}
    </>
  );
  if (!isTelling) return drawn;
  return (
    <g>
      <title>{told(cell)}</title>
      {drawn}
    </g>
  );
}

/** The dash that stands for a missing number, drawn where none is written. */
export function NoOrder({ box, theme }: { readonly box: CellBox; readonly theme: Theme }): ReactElement {
  const y = toHundredths(box.y + box.height / 2);
  return (
    <line
      fill="none"
      x1={toHundredths(box.x + 0.3 * box.width)}
      x2={toHundredths(box.x + 0.7 * box.width)}
      y1={y}
      y2={y}
      stroke={theme.muted}
      strokeWidth={theme.line}
    />
  );
}

export type CellBox = { readonly [K in 'x' | 'y' | 'width' | 'height']: number };

/** The cell with a gap to its neighbours. */
export function cellBox(
  { row, column }: Pick<MatrixCell, 'row' | 'column'>,
  layout: MatrixLayout,
  theme: Theme,
): CellBox {
  const { width, height } = layout.cell;
  const gap = Math.min(theme.hairline, 0.1 * width);
  return {
    x: toHundredths(layout.left + column * width + gap / 2),
    y: toHundredths(layout.top + row * height + gap / 2),
    width: toHundredths(width - gap),
    height: toHundredths(height - gap),
  };
}

/** A frame within a cell that holds a number, a dot in one that holds none. */
export function SureMark(props: {
  readonly box: CellBox;
  readonly ink: string;
  readonly layout: Pick<MatrixLayout, 'isNumbered'>;
  readonly theme: Theme;
}): ReactElement {
  const { box, ink, layout, theme } = props;
  if (!layout.isNumbered) {
    const radius = Math.min(0.5 * theme.dot_radius, 0.28 * box.width);
    return (
      <circle
        cx={toHundredths(box.x + box.width / 2)}
        cy={toHundredths(box.y + box.height / 2)}
        r={toHundredths(radius)}
        fill={ink}
      />
    );
  }
  const inset = 0.9 * theme.line;
  return (
    <rect
      x={toHundredths(box.x + inset)}
      y={toHundredths(box.y + inset)}
      width={toHundredths(box.width - 2 * inset)}
      height={toHundredths(box.height - 2 * inset)}
      fill="none"
      stroke={ink}
      strokeWidth={toHundredths(0.8 * theme.line)}
    />
  );
}

function told({ pair, side, swap, p_holm }: MatrixCell): string {
  const names = `${pair.first} and ${pair.second}, ${side.toUpperCase()}`;
  if (swap === null) return `${names}: equal scores, no order`;
  return `${names}: swapped in ${percent(swap / 100)} of resamples, Holm p ${pValue(p_holm)}`;
}
