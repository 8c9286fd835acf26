import * as fontkit from 'fontkit';
import { characterMap } from '../../main/figures/character-map.ts';
import { POST_WITHOUT_NAMES } from '../../main/figures/post-without-names.ts';
import { readSfnt, writeSfnt } from '../../main/figures/sfnt.ts';
import { simpleGlyph } from './simple-glyph.ts';

interface AddedGlyph {
  readonly advance: number;
  readonly outline: Uint8Array;
  readonly left_bearing: number;
}

/**
 * The font with the glyphs of `codes` that `donor` draws and it does not, as large as makes the capitals of both fonts
 * alike; and with digits all as wide as its zero, which instances of a variable font miss by a unit.
 */
export function addGlyphs(bytes: Uint8Array, donor: fontkit.Font, codes: readonly number[]): Uint8Array {
  const font = fontkit.create(Buffer.from(bytes)) as fontkit.Font;
  const scale = font.capHeight / donor.capHeight;
  const missing = codes.filter(
    (code) => !font.hasGlyphForCodePoint(code) && donor.hasGlyphForCodePoint(code),
  );
  const added = missing.map((code) => scaledGlyph(donor.glyphForCodePoint(code), scale));
  const map = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
  for (const [i, code] of missing.entries()) map.set(code, font.numGlyphs + i);
  const tables = readSfnt(bytes).set('cmap', characterMap(map)).set('post', POST_WITHOUT_NAMES);
  const table = (tag: string) => tables.get(tag) ?? missingTable(tag);
  const outlines = appendOutlines(table('glyf'), table('loca'), table('head'), added);
  return writeSfnt(
    tables
      .set('glyf', outlines.glyf)
      .set('loca', outlines.loca)
      .set('hmtx', horizontalMetrics(font, table('hmtx'), table('hhea'), added))
      .set('hhea', withCount(table('hhea'), 34, font.numGlyphs + added.length))
      .set('maxp', withCount(table('maxp'), 4, font.numGlyphs + added.length)),
  );
}

function scaledGlyph(glyph: fontkit.Glyph, scale: number): AddedGlyph {
  const outline = simpleGlyph(glyph.path, scale);
  const left_bearing = outline.length === 0 ? 0 : new DataView(outline.buffer).getInt16(2);
  return { advance: Math.round(glyph.advanceWidth * scale), outline, left_bearing };
}

function missingTable(tag: string): never {
  throw new Error(`The font has no table ${tag}`);
}

/** Source: OpenType 1.9, "loca": with the long format, where each glyph begins in `glyf`, and where the last ends. */
function appendOutlines(
  glyf: Uint8Array,
  loca: Uint8Array,
  head: Uint8Array,
  added: readonly AddedGlyph[],
): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  if (head[51] !== 1) throw new Error('The font’s loca table is of the short format');
  const places = new Uint8Array(loca.length + 4 * added.length);
  places.set(loca);
  const view = new DataView(places.buffer);
  let end = view.getUint32(loca.length - 4);
  for (const [i, { outline }] of added.entries()) {
    end += outline.length;
    view.setUint32(loca.length + 4 * i, end);
  }
  return {
    glyf: Buffer.concat([
      glyf.subarray(0, view.getUint32(loca.length - 4)),
      ...added.map((glyph) => glyph.outline),
    ]),
    loca: places,
  };
}

/** Source: OpenType 1.9, "hmtx": advance and left bearing of each glyph; the last ones may share an advance. */
function horizontalMetrics(
  font: fontkit.Font,
  hmtx: Uint8Array,
  hhea: Uint8Array,
  added: readonly AddedGlyph[],
): Uint8Array {
  const old = new DataView(hmtx.buffer, hmtx.byteOffset, hmtx.byteLength);
  const full = new DataView(hhea.buffer, hhea.byteOffset, hhea.byteLength).getUint16(34);
  const metrics = new DataView(new ArrayBuffer(4 * (font.numGlyphs + added.length)));
  for (let i = 0; i < font.numGlyphs; i += 1) {
    metrics.setUint16(4 * i, old.getUint16(4 * Math.min(i, full - 1)));
    metrics.setInt16(4 * i + 2, old.getInt16(i < full ? 4 * i + 2 : 2 * (full + i)));
  }
  for (const [i, { advance, left_bearing }] of added.entries()) {
    metrics.setUint16(4 * (font.numGlyphs + i), advance);
    metrics.setInt16(4 * (font.numGlyphs + i) + 2, left_bearing);
  }
  const glyphOf = (digit: string) => font.glyphForCodePoint(digit.charCodeAt(0));
  for (const digit of '123456789') metrics.setUint16(4 * glyphOf(digit).id, glyphOf('0').advanceWidth);
  return new Uint8Array(metrics.buffer);
}

function withCount(table: Uint8Array, at: number, count: number): Uint8Array {
  const copy = Uint8Array.from(table);
  new DataView(copy.buffer).setUint16(at, count);
  return copy;
}
