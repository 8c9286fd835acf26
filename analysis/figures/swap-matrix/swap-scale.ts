import { sequential } from '../parts/sequential.ts';
import type { Theme } from '../theme.ts';
import type { MatrixCell } from './matrix-cells.ts';

/** Where an order is as good as a coin's, in percent. */
const COIN = 50;

export interface SwapScale {
  /** Percent at the strong end. */
  readonly most: number;
  readonly colour: (percent: number) => string;
}

/** From 0, an order never reversed, to 50% or the greatest value where one is beyond. */
export function swapScale(cells: readonly Pick<MatrixCell, 'swap'>[], theme: Pick<Theme, 'name'>): SwapScale {
  const most = Math.max(COIN, ...cells.map(({ swap }) => swap ?? 0));
  return { most, colour: (percent) => sequential(percent / most, theme) };
}
