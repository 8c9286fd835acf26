/** What a request is made of, as its label says: `[PD]`, or `[PD] casual`. */
export interface Request {
  /** Letters of its fields in the order of the alphabet: the user's order makes no other composition. */
  readonly fields: string;
  /** Null: the neutral one, its writer's own words. */
  readonly style: string | null;
}

const LABEL = /^\[([A-Z]+)\](?: (\S.*))?$/;

/** Reads the label of a script or the name of a condition; null where it names no fields, or one twice. */
export function requestOf(label: string): Request | null {
  const [, letters, style] = LABEL.exec(label) ?? [];
  if (letters === undefined || new Set(letters).size !== letters.length) return null;
  return { fields: [...letters].sort().join(''), style: style ?? null };
}
