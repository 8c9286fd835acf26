import type { ReactElement } from 'react';
import type { ComparisonResult } from '../../model/comparison.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { FigureKey } from '../parts/figure-key.tsx';
import { shortenEnd } from '../shorten-end.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { AREA_NAMES } from './transition-areas.ts';
import { nothingToShow, transitionPanels } from './transition-panels.ts';
import { TransitionSquare } from './transition-square.tsx';
import { TransitionSwatch } from './transition-swatch.tsx';
import { type TransitionInteraction, TransitionTargets } from './transition-targets.tsx';
import { areaWords } from './transition-words.ts';
import { transitionsCaption, transitionsTitle } from './transitions-caption.ts';
import { type PlacedPanel, type TransitionsLayout, transitionsLayout } from './transitions-layout.ts';
import type { TransitionsOptions } from './transitions-options.ts';

export interface TransitionsProps extends TransitionInteraction {
  readonly data: ComparisonResult;
  readonly theme: Theme;
  /** Width in the theme's unit; the height follows from the squares. */
  readonly size: { readonly width: number };
  readonly options: TransitionsOptions;
  /** In place of its own. */
  readonly caption?: string | undefined;
  /** Without the key, where a list beside it explains the areas. */
  readonly isBare?: boolean;
}

/**
 * Tasks by solved or not under A, then B: a square for each row of a comparison, divided so that areas are tasks. Drawn
 * the same on screen and into files; with `onOpen` its areas are buttons.
 */
export function Transitions(props: TransitionsProps): ReactElement {
  const { data, theme, size, options, isBare = false } = props;
  const title = transitionsTitle(data);
  const empty = nothingToShow(data);
  if (empty !== null) return <EmptyFigure theme={theme} width={size.width} title={title} reason={empty} />;
  const words = isBare ? [] : areaWords(data);
  const layout = transitionsLayout(transitionPanels(data), words, options, theme, size.width);
  return (
    <FigureFrame
      theme={theme}
      width={layout.width}
      height={layout.height}
      title={title}
      caption={props.caption ?? transitionsCaption(data, options)}
      role={props.onOpen ? 'group' : 'img'}
    >
      {layout.panels.map((placed) => (
        <Panel key={placed.panel.index} placed={placed} theme={theme} />
      ))}
      <Key layout={layout} theme={theme} />
      <TransitionTargets {...props} layout={layout} />
    </FigureFrame>
  );
}

/** What the areas are, each in its paint. */
function Key({
  layout: { key },
  theme,
}: {
  readonly layout: TransitionsLayout;
  readonly theme: Theme;
}): ReactElement | null {
  if (key === null) return null;
  const transitionOf = (words: string) => AREA_NAMES.find((name) => key.words[name] === words) ?? 'uu';
  return (
    <FigureKey
      theme={theme}
      layout={key}
      top={key.top}
      mark={({ name, x, y, radius }) => (
        <TransitionSwatch
          transition={transitionOf(name)}
          {...{ x: x - radius, y: y - 1.5 * radius, width: 3 * radius, height: 3 * radius, theme }}
        />
      )}
    />
  );
}

const LINE = 1.35;

function Panel({ placed, theme }: { readonly placed: PlacedPanel; readonly theme: Theme }): ReactElement {
  const { panel, title, room, square, title_y, notes_y } = placed;
  const size = theme.small_size;
  const lines = panel.reason === null ? panel.notes : [panel.reason];
  return (
    <>
      {title.map((line, i) => (
        <FigureText
          key={line}
          theme={theme}
          x={square.x}
          y={centredBaseline(title_y - (title.length - 1 - i) * 1.25 * theme.text_size, bodyText(theme))}
          size={theme.text_size}
          fill={theme.ink}
          {...(title.join('').includes('…') ? { full: panel.label } : {})}
        >
          {line}
        </FigureText>
      ))}
      {square.side > 0 && <TransitionSquare placed={placed} theme={theme} />}
      {lines.map((line, i) => (
        <FigureText
          key={line}
          theme={theme}
          x={square.x}
          y={centredBaseline(notes_y + (i + 0.5) * LINE * size, smallText(theme))}
          size={size}
          fill={theme.muted}
          full={line}
          tabular
        >
          {shortenEnd(line, room, smallText(theme))}
        </FigureText>
      ))}
    </>
  );
}
