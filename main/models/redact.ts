/** Shorter ones are no secrets: what local servers take for a key (`EMPTY`, `ollama`). */
const SHORTEST = 8;

const MARK = '«key»';

export type Redact = <T>(value: T) => T;

/** Takes keys out of what is shown, logged or kept, wherever they stand in it. */
export function redactor(keys: readonly (string | null)[]): Redact {
  const secrets = keys
    .filter((key): key is string => key !== null && key.length >= SHORTEST)
    .flatMap((key) => [...new Set([key, encodeURIComponent(key), Buffer.from(key).toString('base64')])]);
  const clean = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, MARK), text);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), walk(inner)]));
  };
  return <T>(value: T) => (secrets.length === 0 ? value : (walk(value) as T));
}
