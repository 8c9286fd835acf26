import type { ReactElement } from 'react';
import type { Ranking } from '../../model/ranking.ts';
import { FigureText } from '../figure-text.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { shortenMiddle } from '../shorten-middle.ts';
import { smallText, type Theme } from '../theme.ts';
import { matrixCaption, matrixTitle } from './matrix-caption.ts';
import { matrixCells } from './matrix-cells.ts';
import { type MatrixLayout, matrixLayout } from './matrix-layout.ts';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixFrames, MatrixNames } from './matrix-names.tsx';
import type { MatrixSide } from './matrix-options.ts';
import { cellBox, SwapCell } from './matrix-square.tsx';
import { swapScale } from './swap-scale.ts';

export interface MatrixProps {
  readonly data: Ranking;
  readonly side: MatrixSide;
  readonly theme: Theme;
  /** Width in the theme's unit; the height follows from the systems. */
  readonly size: { readonly width: number };
  readonly caption?: string | undefined;
  /** Label of the system whose row and column stand out. */
  readonly selected?: string | null;
  /** Cells tell their numbers to a pointer, which a file's size need not bear. */
  readonly isTelling?: boolean;
}

/** Each pair's share of resamples that reverse its order, by colour, systems in the order of their ranks under A. */
export function Matrix(props: MatrixProps): ReactElement {
  const { data, side, theme, size, caption, selected = null, isTelling = false } = props;
  const { systems } = data;
  const cells = matrixCells(data, side);
  const scale = swapScale(cells, theme);
  const layout = matrixLayout(systems, cells, theme, size.width);
  return (
    <FigureFrame
      theme={theme}
      width={layout.width}
      height={layout.height}
      title={matrixTitle(data)}
      caption={caption ?? matrixCaption(data, side)}
    >
      <MatrixNames {...{ systems, layout, theme, selected }} />
      <g fill={theme.grid}>
        {systems.map(({ label }, i) => (
          <rect key={label} {...cellBox({ row: i, column: i }, layout, theme)} />
        ))}
      </g>
      {cells.map((cell) => (
        <SwapCell key={`${cell.row} ${cell.column}`} {...{ cell, layout, scale, theme, isTelling }} />
      ))}
      <MatrixFrames {...{ systems, layout, theme, selected }} />
      <SideNames data={data} side={side} layout={layout} theme={theme} />
      <MatrixLegend {...{ layout, scale, theme }} hasHollow={cells.some(({ swap }) => swap === null)} />
    </FigureFrame>
  );
}

/** Which side stands where: A's name over the upper corner, B's under the lower one. */
function SideNames(props: {
  readonly data: Ranking;
  readonly side: MatrixSide;
  readonly layout: MatrixLayout;
  readonly theme: Theme;
}): ReactElement {
  const { data, side, layout, theme } = props;
  const size = theme.small_size;
  const style = { ...smallText(theme), weight: 500 } as const;
  const right = layout.width - theme.margin;
  const room = right - theme.margin;
  const common = { theme, size, weight: style.weight, fill: theme.ink };
  const above = side === 'both' ? `above the diagonal: A ${data.a}` : `${side.toUpperCase()} ${data[side]}`;
  const below = `below the diagonal: B ${data.b}`;
  return (
    <>
      <FigureText {...common} x={theme.margin} y={0.9 * size} full={above}>
        {shortenMiddle(above, room, style)}
      </FigureText>
      {side === 'both' && (
        <FigureText {...common} x={theme.margin} y={layout.bottom + 1.3 * size} full={below}>
          {shortenMiddle(below, room, style)}
        </FigureText>
      )}
    </>
  );
}
