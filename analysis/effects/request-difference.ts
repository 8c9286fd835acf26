import type { Request } from './request-of.ts';

export type RequestKind = 'fields' | 'styles';

/**
 * What B has and A lacks, where that is all they differ in: the one further field (`fields`), or the style against the
 * neutral one (`styles`). Null where they differ in nothing, in more, or the other way round.
 */
export function requestDifference(kind: RequestKind, a: Request, b: Request): string | null {
  return kind === 'fields' ? furtherField(a, b) : styleInstead(a, b, null);
}

function furtherField(a: Request, b: Request): string | null {
  if (a.style !== b.style || b.fields.length !== a.fields.length + 1) return null;
  const further = [...b.fields].filter((field) => !a.fields.includes(field));
  return further.length === 1 ? further[0]! : null;
}

/** B's style where A has the style `base` and the same fields. */
export function styleInstead(a: Request, b: Request, base: string | null): string | null {
  return a.fields === b.fields && a.style === base && b.style !== base ? (b.style ?? 'neutral') : null;
}
