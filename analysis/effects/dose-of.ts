/** Conditions without any intervention by their name. */
const NONE = /^(vanilla|baseline|original|control|single)$/i;

/** `K=2`, `k 2`, `K2`, `×2`, `x2`, `dose 2` somewhere in the name. */
const NUMBER = /(?:^|[^a-z])(?:k|dose|x|×)\s*[=:]?\s*(\d+(?:\.\d+)?)(?![\w.])/i;

/** The dose that a condition's name tells: 0 for one without interventions; null where it tells none. */
export function doseOf(condition: string): number | null {
  if (NONE.test(condition)) return 0;
  const [, digits] = NUMBER.exec(condition) ?? [];
  return digits === undefined ? null : Number(digits);
}
