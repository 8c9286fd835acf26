interface Group {
  readonly first: number;
  last: number;
  readonly glyph: number;
}

/**
 * A `cmap` table with one format-12 subtable for Unicode: code point → glyph index.
 * Source: OpenType 1.9, "cmap – Character to Glyph Index Mapping Table".
 */
export function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const groups = groupRuns(glyphs);
  const table = new Uint8Array(12 + 16 + 12 * groups.length);
  const view = new DataView(table.buffer);
  // Version 0, one subtable: Windows platform (3), full Unicode (10), which starts at byte 12.
  for (const [i, value] of [0, 1, 3, 10, 0, 12].entries()) view.setUint16(2 * i, value);
  view.setUint16(12, 12);
  view.setUint32(16, 16 + 12 * groups.length);
  view.setUint32(24, groups.length);
  for (const [i, group] of groups.entries()) {
    view.setUint32(28 + 12 * i, group.first);
    view.setUint32(32 + 12 * i, group.last);
    view.setUint32(36 + 12 * i, group.glyph);
  }
  return table;
}

function groupRuns(glyphs: ReadonlyMap<number, number>): readonly Group[] {
  const groups: Group[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const open = groups.at(-1);
    if (open && code === open.last + 1 && glyph === open.glyph + (code - open.first)) open.last = code;
    else groups.push({ first: code, last: code, glyph });
  }
  return groups;
}
