import { measureText } from '../measure-text.ts';
import type { Tick } from '../parts/tick.ts';
import { smallText, type Theme } from '../theme.ts';

const STEPS = [5, 10, 20, 50, 100];

/** Ticks at the best rank and the last, and at as many round ones between as there is room for. */
export function rankTicks(n: number, scale: (rank: number) => number, theme: Theme): readonly Tick[] {
  const style = smallText(theme);
  const room = (x: number, y: number) =>
    (measureText(String(x), style) + measureText(String(y), style)) / 2 + 0.4 * style.size;
  const apart = (x: number, y: number) => scale(y) - scale(x) >= room(x, y);
  const areApart = (values: readonly number[]) =>
    values.every((value, i) => i === 0 || apart(values[i - 1] as number, value));
  const every = Array.from({ length: n }, (_, i) => i + 1);
  const sets = STEPS.map((step) => {
    const round = Array.from({ length: Math.floor((n - 1) / step) }, (_, i) => (i + 1) * step);
    return [1, ...round.filter((rank) => rank > 1 && apart(1, rank) && apart(rank, n)), n];
  });
  const values = [every, ...sets].find(areApart) ?? [1, n];
  return values.map((value) => ({ value, label: String(value) }));
}
