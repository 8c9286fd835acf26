import type { z } from 'zod';

/** Names under which people write keys down. */
const KEY_NAMES = /^(api_?key|key|token|secret|password|authorization|bearer)$/i;

/** How keys look: a known beginning, or one long run of letters and digits. */
const KEY_LIKE =
  /^(Bearer\s+\S+|(sk|pk|rk|gsk|xai|hf|key|tok)[-_][\w-]{8,}|AIza[\w-]{20,}|(?=\w*\d)(?=\w*[A-Za-z])\w{32,})$/;

const WHAT_TO_DO = 'is a key: put it into an environment variable, and that variable’s name into `key_env`';

/** Names the first place where a key seems to stand in the file, and never the key. */
export function refuseSecrets(value: unknown, context: z.core.$RefinementCtx): unknown {
  const path = secretIn(value);
  if (path) context.issues.push({ code: 'custom', input: null, path: [...path], message: WHAT_TO_DO });
  return path ? null : value;
}

function secretIn(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') {
    const isNamed = KEY_NAMES.test(path.at(-1) ?? '') && value !== '';
    return isNamed || KEY_LIKE.test(value) ? path : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (KEY_LIKE.test(name)) return [...path, '(a name)'];
    const found = secretIn(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}
