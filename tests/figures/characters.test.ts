import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { themes } from '../../analysis/figures/theme.ts';
import { appRoot } from '../../main/app-root.ts';
import { fontDirectory } from '../../main/figures/font-directory.ts';
import { fontFaces } from '../../main/figures/font-faces.ts';

const root = appRoot(import.meta.url);
/** The file that makes control characters visible is of lists of files and messages, not of figures. */
const WORDED = ['analysis/figures', 'analysis/compare', 'analysis/format'];
const ELSEWHERE = 'visible-text.ts';

/** Every character that our own words and numbers in figures are made of; names come from the data. */
const written = new Set([
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'−±×–…“”’←→↑↓≤≥≈≠√∞αβγδεθκλμπρστφχψωΔΣ',
  ...WORDED.flatMap(sources).flatMap((file) => [...withoutComments(file)].filter((c) => c > '~')),
]);

function sources(folder: string): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && file !== ELSEWHERE)
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '');
}

describe.each(['sans', 'serif'] as const)('%s', (typeface) => {
  test.each(fontFaces(fontDirectory(), typeface))(
    '$name draws every character that figures write',
    (face) => {
      const font = fontkit.create(readFileSync(face.path)) as fontkit.Font;
      const missing = [...written].filter(
        (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
      const blank = [...written].filter((character) => /\S/.test(character) && isBlank(font, character));
      expect(blank).toEqual([]);
    },
  );
});

function isBlank(font: fontkit.Font, character: string): boolean {
  const { path, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return advanceWidth <= 0 || path.bbox.width <= 0 || path.bbox.height <= 0;
}

test('glyphs lent to the serif are the lender’s shapes at the height of its own capitals', () => {
  const [sans, serif] = (['sans', 'serif'] as const).map((typeface) => {
    const [face] = fontFaces(fontDirectory(), typeface);
    return fontkit.create(readFileSync(face?.path ?? '')) as fontkit.Font;
  }) as [fontkit.Font, fontkit.Font];
  const scale = serif.capHeight / sans.capHeight;
  for (const character of '←→≤≥√∞≈') {
    const code = character.codePointAt(0) ?? 0;
    const [lent, own] = [sans.glyphForCodePoint(code), serif.glyphForCodePoint(code)];
    expect(Math.abs(own.advanceWidth - scale * lent.advanceWidth)).toBeLessThan(1);
    for (const edge of ['minX', 'minY', 'maxX', 'maxY'] as const)
      expect(Math.abs(own.path.bbox[edge] - scale * lent.path.bbox[edge])).toBeLessThan(2);
    expect(own.path.commands.filter(({ command }) => command === 'moveTo')).toHaveLength(
      lent.path.commands.filter(({ command }) => command === 'moveTo').length,
    );
  }
});

test('every theme is set in one of both', () => {
  expect(Object.values(themes).map(({ name, typeface }) => [name, typeface])).toEqual([
    ['light', 'sans'],
    ['dark', 'sans'],
    ['paper', 'sans'],
    ['paper-serif', 'serif'],
    ['slides', 'sans'],
  ]);
});
