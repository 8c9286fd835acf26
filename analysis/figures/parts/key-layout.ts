import { measureText } from '../measure-text.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import { smallText, type Theme } from '../theme.ts';

export interface PlacedKey {
  readonly name: string;
  /** As much of the name as there is room for. */
  readonly text: string;
  readonly x: number;
  /** Middle of its line. */
  readonly y: number;
}

export interface KeyLayout {
  readonly keys: readonly PlacedKey[];
  readonly height: number;
  /** Where a name starts after its mark. */
  readonly indent: number;
}

/** Names of series with their marks in lines from left to right, as many lines as they need. */
export function keyLayout(names: readonly string[], theme: Theme, left: number, right: number): KeyLayout {
  const style = smallText(theme);
  const { size } = style;
  const indent = 2 * theme.dot_radius + 0.5 * size;
  const line = 1.6 * size;
  const keys: PlacedKey[] = [];
  let [x, y] = [left, line / 2];
  for (const name of names) {
    const text = shortenMiddle(name, right - left - indent, style);
    const width = indent + measureText(text, style);
    if (x > left && x + width > right) [x, y] = [left, y + line];
    keys.push({ name, text, x, y });
    x += width + theme.gap;
  }
  return { keys, height: names.length === 0 ? 0 : y + line / 2, indent };
}
