import type { ReactElement } from 'react';
import type { Ranking } from '../../model/ranking.ts';
import { AxisX } from '../parts/axis-x.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import type { Palette } from '../spec/palette.ts';
import type { Theme } from '../theme.ts';
import { bumpCaption, bumpTitle } from './bump-caption.ts';
import { BumpHeader } from './bump-header.tsx';
import { BumpHighlights, type BumpInteraction, BumpTargets } from './bump-interaction.tsx';
import { BumpLabel } from './bump-labels.tsx';
import { type BumpLayout, bumpLayout, type PlacedBump, SIDES, type Side } from './bump-layout.ts';
import { BumpLine } from './bump-lines.tsx';
import { BumpNote } from './bump-note.tsx';
import type { BumpOptions } from './bump-options.ts';
import { RankLimits } from './bump-panel.tsx';
import { bumpRows } from './bump-rows.ts';
import { bumpStyle } from './bump-style.ts';
import { rankTicks } from './rank-ticks.ts';

export interface BumpProps extends BumpInteraction {
  readonly data: Ranking;
  readonly options: BumpOptions;
  readonly palette: Palette;
  readonly theme: Theme;
  /** Width in the theme's unit; the height follows from the systems. */
  readonly size: { readonly width: number };
  /** In place of its own. */
  readonly caption?: string | undefined;
}

/**
 * Ranks under A at the left and under B at the right, joined; beside each its confidence set on the system's own line.
 * Drawn the same on screen and into files; with `onSelect` its systems are buttons.
 */
export function Bump(props: BumpProps): ReactElement {
  const { data, options, palette, theme, size, caption, selected, hovered } = props;
  const layout = bumpLayout(bumpRows(data, options), theme, size.width);
  const isChosen = ({ row }: PlacedBump) => row.system.label === selected || row.system.label === hovered;
  const styled = layout.rows.map((placed) => ({
    placed,
    style: bumpStyle(placed.row, palette, theme, isChosen(placed)),
  }));
  const heavyLast = styled.toSorted((x, y) => Number(x.style.isHeavy) - Number(y.style.isHeavy));
  return (
    <FigureFrame
      theme={theme}
      width={layout.width}
      height={layout.height}
      title={bumpTitle(data)}
      caption={caption ?? bumpCaption(data, options)}
      role={props.onSelect ? 'group' : 'img'}
    >
      <BumpHighlights {...props} layout={layout} />
      {SIDES.map((side) => (
        <g key={side}>
          <PanelAxis side={side} layout={layout} theme={theme} />
          <BumpHeader data={data} side={side} layout={layout} theme={theme} beside={options.beside} />
          <g {...plotScales({ x: layout.sides[side].panel })}>
            {styled.map(({ placed, style }) => (
              <RankLimits
                key={placed.row.index}
                {...{ placed, side, layout, theme, style }}
                beside={options.beside}
              />
            ))}
          </g>
          {styled.map(({ placed, style }) => (
            <BumpLabel key={placed.row.index} {...{ placed, side, layout, theme }} isHeavy={style.isHeavy} />
          ))}
        </g>
      ))}
      <g {...plotScales({ y: layout.y })}>
        {heavyLast.map(({ placed, style }) => (
          <BumpLine key={placed.row.index} {...{ placed, layout, theme, style }} />
        ))}
      </g>
      <BumpNote layout={layout} theme={theme} highlight={options.highlight} />
      <BumpTargets {...props} layout={layout} />
    </FigureFrame>
  );
}

function PanelAxis(props: {
  readonly side: Side;
  readonly layout: BumpLayout;
  readonly theme: Theme;
}): ReactElement {
  const { side, layout, theme } = props;
  const { panel } = layout.sides[side];
  const [left, right] = panel.range() as [number, number];
  return (
    <AxisX
      theme={theme}
      scale={panel}
      ticks={rankTicks(layout.rows.length, panel, theme)}
      left={left}
      right={right}
      y={layout.bottom + 0.1 * layout.pitch}
      grid_top={2 * theme.row_height}
      title="rank"
    />
  );
}
