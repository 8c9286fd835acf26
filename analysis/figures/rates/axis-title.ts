import { measureText } from '../measure-text.ts';
import { smallText, type Theme } from '../theme.ts';
import type { RowsLayout } from './rows-layout.ts';

/** The longest of the titles that fits under the plot's middle without leaving the figure. */
export function axisTitle(titles: readonly string[], { plot, width }: RowsLayout, theme: Theme): string {
  const middle = (plot.left + plot.right) / 2;
  const room = 2 * (Math.min(middle, width - middle) - theme.margin);
  return titles.find((title) => measureText(title, smallText(theme)) <= room) ?? '%';
}
