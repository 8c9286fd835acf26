/**
 * Runs that a rate leaves out or casts doubt on: `unscored` has no verdict that counts; `suspect` is scored though a
 * non-empty PASS_TO_PASS passes nowhere; `ambiguous` is unscored because its published verdict could not be decided.
 */
export const LEFT_OUT = ['unscored', 'suspect', 'ambiguous'] as const;

export type LeftOutKind = (typeof LEFT_OUT)[number];
