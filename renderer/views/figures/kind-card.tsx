import type { ReactNode } from 'react';
import type { AnyFigureKind } from '../../../analysis/figures/figure-kinds.ts';
import { namedSides } from '../../../analysis/figures/source-sides.ts';
import type { Output } from '../../../preload/contract.ts';
import { newFigure } from '../../address/figure-address.ts';
import { useAddress } from '../../address/use-address.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { FigureCard } from './figure-card.tsx';
import { NO_SIDES, selectedBy, specOfAddress } from './spec-of-address.ts';

/** What a picture in the gallery is drawn at, at least; the card shows it smaller. */
const PICTURE_WIDTH = 520;

interface KindCardProps {
  readonly kind: AnyFigureKind;
  readonly facets: Output<'facets'>;
}

function wanting({ source }: AnyFigureKind): string {
  return `It compares two ${namedSides(source).join(' or ')}, and no two here share a task. Import runs of the same tasks under another one.`;
}

/** A kind of figure, drawn from what the filter leaves of the runs. */
export function KindCard({ kind, facets }: KindCardProps): ReactNode {
  const { address } = useAddress();
  const { theme } = useTheme();
  const selected = selectedBy({ ...address, ...NO_SIDES }, kind, facets);
  const size = { width: Math.max(PICTURE_WIDTH, kind.least_width.px) };
  const { by, a, b } = selected?.sides ?? NO_SIDES;
  return (
    <FigureCard
      title={kind.title}
      text={kind.question}
      spec={
        selected && {
          ...specOfAddress({ ...address, figure: newFigure(kind.name) }, kind, selected),
          size,
          theme,
        }
      }
      reason={wanting(kind)}
      target={{ view: 'figures', figure: newFigure(kind.name), ...NO_SIDES, by, a, b }}
    />
  );
}
