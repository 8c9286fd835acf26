const BETWEEN = ': ';

/** `rubric: value`. A rubric that could be taken for another with its value stands in quotes, so no two labels share a name. */
export function labelName(rubric: string, value: string): string {
  const isPlain = !rubric.includes(BETWEEN) && !rubric.startsWith('"');
  return `${isPlain ? rubric : JSON.stringify(rubric)}${BETWEEN}${value}`;
}
