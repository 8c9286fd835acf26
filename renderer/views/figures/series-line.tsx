import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { type SeriesOf, seriesStyle } from '../../../analysis/figures/spec/series-style.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import { Icon } from '../../parts/icon.tsx';
import { useCall } from '../../port/use-call.ts';

interface SeriesLineProps {
  readonly name: string;
  readonly of: SeriesOf;
  readonly spec: FigureSpec;
  readonly isColoured: boolean;
  /** null where it cannot go further. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  /** What lets the line be dragged. */
  readonly drag: HTMLAttributes<HTMLElement>;
  readonly onColour: (colour: string) => void;
}

/** A name with its colour and the ways up and down: by its buttons, or dragged. */
export function SeriesLine(props: SeriesLineProps): ReactNode {
  const { name, of, spec, isColoured, onUp, onDown, drag, onColour } = props;
  const { data: palette } = useCall('palette', {});
  return (
    <li className="series-line" {...drag}>
      {isColoured && palette && (
        <input
          type="color"
          className="series-colour"
          aria-label={`Colour of ${name}`}
          value={seriesStyle({ ...palette, fixed: spec.colours }, of, name, themes[spec.theme]).colour}
          onChange={({ target }) => onColour(target.value)}
        />
      )}
      <span className="clip" title={name}>
        {name}
      </span>
      <Button
        className="button quiet series-move"
        aria-label={`Move ${name} up`}
        isDisabled={onUp === null}
        onPress={() => onUp?.()}
      >
        <Icon name="up" size={11} />
      </Button>
      <Button
        className="button quiet series-move"
        aria-label={`Move ${name} down`}
        isDisabled={onDown === null}
        onPress={() => onDown?.()}
      >
        <Icon name="down" size={11} />
      </Button>
    </li>
  );
}
