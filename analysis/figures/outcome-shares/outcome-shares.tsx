import type { ReactElement } from 'react';
import { outcomeName, type ShownOutcome } from '../../model/outcome-names.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { encodes } from '../parts/encodes.ts';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { OutcomeRect } from '../parts/outcome-rect.tsx';
import { PanelPlots } from '../rates/panel-plots.tsx';
import type { RatePanel } from '../rates/rate-panels.ts';
import type { PlacedLine } from '../rates/rows-layout.ts';
import { RowsText } from '../rates/rows-text.tsx';
import { smallText, type Theme } from '../theme.ts';
import { type OutcomeSharesLayout, outcomeSharesLayout } from './outcome-shares-layout.ts';
import { shareKey, shareOf } from './shown-outcomes.ts';

interface OutcomeSharesProps {
  readonly panels: readonly RatePanel[];
  readonly theme: Theme;
  /** In the theme's unit; the height follows from the lines. */
  readonly width: number;
  readonly title: string;
  readonly caption: string;
}

/** A bar per system and condition, as long as all its runs and divided by what they came to; a panel per benchmark. */
export function OutcomeShares({ panels, theme, width, title, caption }: OutcomeSharesProps): ReactElement {
  const layout = outcomeSharesLayout(panels, theme, width);
  return (
    <FigureFrame theme={theme} width={width} height={layout.height} title={title} caption={caption}>
      <OutcomeKey layout={layout} theme={theme} />
      <PanelPlots
        layout={layout}
        theme={theme}
        measured={{ name: 'Share of runs', short: 'Runs' }}
        draw={(line) => <Bar key={line.index} line={line} layout={layout} theme={theme} />}
      />
      <RowsText layout={layout} theme={theme} />
    </FigureFrame>
  );
}

interface PartProps {
  readonly layout: OutcomeSharesLayout;
  readonly theme: Theme;
}

/** Parts stand beside each other with a hair of the ground between them, so that two of one greyness are two. */
function Bar({ line, layout, theme }: PartProps & { readonly line: PlacedLine }): ReactElement {
  const { entry, index, y, height } = line;
  const half = 0.34 * height;
  let before = 0;
  return (
    <g>
      {layout.outcomes.map((outcome) => {
        const share = shareOf(entry.row, outcome);
        if (share === null) return null;
        const [left, right] = [layout.scale(before), layout.scale(before + share)];
        before += share;
        return (
          <g key={outcome}>
            <OutcomeRect
              box={{ left, right, top: y - half, bottom: y + half }}
              outcome={outcome}
              theme={theme}
              encoding={encodes(index, { width: shareKey(outcome) })}
            />
            {share > 0 && left > layout.plot.left && (
              <line
                fill="none"
                x1={left}
                x2={left}
                y1={y - half}
                y2={y + half}
                stroke={theme.surface}
                strokeWidth={1.5 * theme.hairline}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function OutcomeKey({ layout, theme }: PartProps): ReactElement {
  const { key, outcomes } = layout;
  const size = theme.small_size;
  const side = 2 * theme.dot_radius;
  return (
    <g>
      {key.keys.map(({ name, text, x, y }) => (
        <g key={name}>
          <OutcomeRect
            box={{ left: x, right: x + side, top: y - side / 2, bottom: y + side / 2 }}
            outcome={named(outcomes, name)}
            theme={theme}
          />
          <FigureText
            theme={theme}
            x={x + key.indent}
            y={centredBaseline(y, smallText(theme))}
            size={size}
            fill={theme.muted}
            full={name}
          >
            {text}
          </FigureText>
        </g>
      ))}
    </g>
  );
}

function named(outcomes: readonly ShownOutcome[], name: string): ShownOutcome {
  return outcomes.find((outcome) => outcomeName(outcome) === name) ?? 'none';
}
