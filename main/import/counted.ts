/** The first that is above zero: a run always takes tokens and costs something, so a zero says that nobody counted. */
export const counted = (...values: readonly (number | null | undefined)[]): number | null =>
  values.find((value) => value !== null && value !== undefined && value > 0) ?? null;
