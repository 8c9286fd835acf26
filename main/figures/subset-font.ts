import * as fontkit from 'fontkit';
import { characterMap } from './character-map.ts';
import { POST_WITHOUT_NAMES } from './post-without-names.ts';
import { readSfnt, writeSfnt } from './sfnt.ts';

/**
 * A TrueType font with only the glyphs of `text`, complete enough for a browser: fontkit's subset is meant for PDF
 * and lacks the character map, names and metrics that a browser insists on. Kerning is left out.
 */
export function subsetFont(bytes: Uint8Array, text: string): Uint8Array {
  const font = fontkit.create(Buffer.from(bytes)) as fontkit.Font;
  const subset = font.createSubset();
  const glyphs = new Map<number, number>();
  // The subset numbers glyphs in the order they first come, after the mark for missing ones, which is 0.
  const places = new Map<number, number>();
  for (const code of codePoints(text)) {
    if (!font.hasGlyphForCodePoint(code)) continue;
    const glyph = font.glyphForCodePoint(code);
    subset.includeGlyph(glyph);
    places.set(glyph.id, places.get(glyph.id) ?? places.size + 1);
    glyphs.set(code, places.get(glyph.id) ?? 0);
  }
  const whole = readSfnt(bytes);
  const tables = readSfnt(subset.encode()).set('cmap', characterMap(glyphs)).set('post', POST_WITHOUT_NAMES);
  for (const tag of ['OS/2', 'name']) {
    const table = whole.get(tag);
    if (table) tables.set(tag, table);
  }
  return writeSfnt(tables);
}

function codePoints(text: string): readonly number[] {
  return [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
}
