import { measureText, type TextStyle } from './measure-text.ts';

const JOINTS = '_-/. ·…';

/**
 * A name in one line where it fits into `width`, else in two, broken after a joint where both halves then fit, else where
 * the first is full. A name of up to 1.85 times the width fits so.
 */
export function breakName(name: string, width: number, style: TextStyle): readonly string[] {
  if (measureText(name, style) <= width) return [name];
  const characters = [...name];
  const lines = (at: number): [string, string] => [
    characters.slice(0, at).join(''),
    characters.slice(at).join(''),
  ];
  let full = characters.length - 1;
  while (full > 1 && measureText(lines(full)[0].trimEnd(), style) > width) full -= 1;
  for (let at = full; at > full / 3; at -= 1) {
    if (measureText(lines(at)[1], style) > width) break;
    if (JOINTS.includes(characters[at - 1] as string)) return lines(at).map((line) => line.trim());
  }
  return lines(full).map((line) => line.trim());
}
