function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** JSON without white space and with the keys of every object in the order of their code units: equal values, equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value));
}
