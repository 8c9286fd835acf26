/** Our name → the names other people give the same thing, most telling first, in snake case. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** `inputTokens`, `Input Tokens` and `input-tokens` are all `input_tokens`. */
function snakeCase(name: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/**
 * Our name → the file's, as far as its `names` tell; `given` (from a mapping) is kept as it stands. Each of the file's
 * names serves once, the first of ours that wants it.
 */
export function guessNames(
  synonyms: Synonyms,
  names: readonly string[],
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const found: Record<string, string> = { ...given };
  const taken = new Set(Object.values(given));
  const bySnake = new Map<string, string>();
  for (const name of names)
    if (!taken.has(name) && !bySnake.has(snakeCase(name))) bySnake.set(snakeCase(name), name);
  for (const [ours, words] of Object.entries(synonyms)) {
    if (found[ours] !== undefined) continue;
    const candidates = words.map((word) => bySnake.get(word));
    const theirs = candidates.find((name) => name !== undefined && !taken.has(name));
    if (theirs === undefined) continue;
    found[ours] = theirs;
    taken.add(theirs);
  }
  return found;
}
