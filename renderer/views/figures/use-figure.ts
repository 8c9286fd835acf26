import type { FigureAddress } from '../../address/figure-address.ts';
import { useAddress } from '../../address/use-address.ts';

/** Changes the figure in the address. Typing and dragging leave no steps behind. */
export function useFigure(): {
  readonly figure: FigureAddress | null;
  readonly change: (change: Partial<FigureAddress>, how?: 'push' | 'replace') => void;
} {
  const { address, go } = useAddress();
  return {
    figure: address.figure,
    change: (change, how = 'push') =>
      go(({ figure }) => (figure === null ? {} : { figure: { ...figure, ...change } }), how),
  };
}
