/**
 * Writes the figures' font files from the `@expo-google-fonts/inter` package: `npx tsx build/fonts/make-fonts.ts`.
 * They are Inter as published but for one change: digits are the font's own tabular ones by default, because
 * neither the PDF nor the PNG writer can ask a font for that feature and columns of numbers must align.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { characterMap } from '../../main/figures/character-map.ts';
import { readSfnt, writeSfnt } from '../../main/figures/sfnt.ts';

const FACES = ['400Regular', '500Medium', '600SemiBold'];
const source = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const target = import.meta.dirname;

for (const face of FACES) {
  const original = readFileSync(join(source, face, `Inter_${face}.ttf`));
  writeFileSync(join(target, `Inter-${face.slice(3)}.ttf`), withTabularDigits(original));
}
copyFileSync(join(source, 'LICENSE_FONT'), join(target, 'OFL.txt'));

function withTabularDigits(original: Buffer): Uint8Array {
  const font = fontkit.create(original) as fontkit.Font;
  const glyphs = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
  for (const digit of '0123456789') {
    const [tabular] = font.layout(digit, ['tnum']).glyphs;
    if (!tabular) throw new Error(`No tabular form of ${digit}`);
    glyphs.set(digit.charCodeAt(0), tabular.id);
  }
  return writeSfnt(readSfnt(original).set('cmap', characterMap(glyphs)));
}
