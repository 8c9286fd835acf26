import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { AnyFigureKind } from '../../../analysis/figures/figure-kinds.ts';
import { inOrder } from '../../../analysis/figures/in-order.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { SeriesOf } from '../../../analysis/figures/spec/series-style.ts';
import type { Output } from '../../../preload/contract.ts';
import { moveName } from './move-name.ts';
import { SeriesLine } from './series-line.tsx';
import { useFigure } from './use-figure.ts';
import { useSeriesDrag } from './use-series-drag.ts';

interface SeriesListProps {
  readonly kind: AnyFigureKind;
  readonly spec: FigureSpec;
  readonly figure: Output<'figure'>;
}

const LISTS: readonly SeriesOf[] = ['systems', 'conditions'];

const TITLES: Readonly<Record<SeriesOf, string>> = { systems: 'Systems', conditions: 'Conditions' };

/** Systems and conditions of the figure in the order it has them, to be moved and coloured. */
export function SeriesList({ kind, spec, figure }: SeriesListProps): ReactNode {
  const { change } = useFigure();
  const isReset = spec.order.length === 0 && Object.keys(spec.colours).length === 0;
  const lists = LISTS.filter(
    (of) => figure[of].length > 1 || (figure[of].length === 1 && isColoured(kind, of)),
  );
  if (lists.length === 0) return null;
  return (
    <div className="figure-option">
      {lists.map((of) => (
        <NameList key={of} of={of} {...{ kind, spec, figure }} />
      ))}
      {!isReset && (
        <Button className="link figure-reset" onPress={() => change({ order: [], colours: {} })}>
          The figure’s own order and colours
        </Button>
      )}
    </div>
  );
}

function isColoured({ series = [] }: AnyFigureKind, of: SeriesOf): boolean {
  return series.includes(of);
}

function NameList({ of, kind, spec, figure }: SeriesListProps & { readonly of: SeriesOf }): ReactNode {
  const { change } = useFigure();
  // The list has the new order before the picture has it.
  const names = inOrder(figure[of], (name) => name, spec.order);
  const others = spec.order.filter((name) =>
    figure[of === 'systems' ? 'conditions' : 'systems'].includes(name),
  );
  const mine = spec.order.filter((name) => !others.includes(name));
  const move = (from: number, to: number) =>
    change({ order: [...others, ...moveName(names, mine, from, to)] });
  const dragOf = useSeriesDrag(move);
  return (
    <>
      <h4 className="figure-form-label">{TITLES[of]}</h4>
      <ol className="series-list">
        {names.map((name, i) => (
          <SeriesLine
            key={name}
            {...{ name, of, spec }}
            isColoured={isColoured(kind, of)}
            drag={dragOf(i)}
            onUp={i === 0 ? null : () => move(i, i - 1)}
            onDown={i === names.length - 1 ? null : () => move(i, i + 1)}
            onColour={(colour) => change({ colours: { ...spec.colours, [name]: colour } }, 'replace')}
          />
        ))}
      </ol>
    </>
  );
}
