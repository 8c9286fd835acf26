/** A `post` table of version 3: no glyph names; the rest, underline and memory hints, is zero. */
export const POST_WITHOUT_NAMES = Uint8Array.from({ length: 32 }, (_, i) => (i === 1 ? 3 : 0));
