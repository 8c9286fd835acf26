/** Numbers of a list in lines as the formatter fills them, so that a generated file needs no second pass. */
export function filledLines(values: readonly number[], indent: number): readonly string[] {
  const margin = ' '.repeat(indent - 1);
  const lines = [margin];
  for (const value of values) {
    const piece = ` ${value},`;
    if (`${lines.at(-1)}${piece}`.length > 110) lines.push(margin);
    lines[lines.length - 1] += piece;
  }
  return lines;
}
