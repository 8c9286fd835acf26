/** Reads of values whose shape nobody vouches for: null instead of a wrong type, never a guess. */

export type Untyped = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): Untyped | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Untyped) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function asTexts(value: unknown): readonly string[] {
  return asList(value).filter((item) => typeof item === 'string');
}

/** The objects in a list; what is none is left out. */
export function asObjects(value: unknown): readonly Untyped[] {
  return asList(value)
    .map(asObject)
    .filter((item) => item !== null);
}
