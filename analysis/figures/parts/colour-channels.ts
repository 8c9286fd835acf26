/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function colourChannels(colour: string): readonly [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`“${colour}” is no colour of the form #rrggbb`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
