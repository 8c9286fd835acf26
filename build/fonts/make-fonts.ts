/**
 * Writes the figures' font files from the packages of `@expo-google-fonts`: `npx tsx build/fonts/make-fonts.ts`.
 * Neither the PDF nor the PNG writer can ask a font for tabular digits, and columns of numbers must align: in Inter
 * digits are therefore the font's own tabular ones by default. STIX Two Text, as packaged, lacks arrows and
 * mathematical signs, and neither writer can fall back to another font within a line: it takes Inter's of the same weight.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { characterMap } from '../../main/figures/character-map.ts';
import { readSfnt, writeSfnt } from '../../main/figures/sfnt.ts';
import { addGlyphs } from './add-glyphs.ts';
import { BLOCKS } from './blocks.ts';

const FACES = ['400Regular', '500Medium', '600SemiBold'];
const codes = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
);
const target = import.meta.dirname;
const [inter, stix] = ['inter', 'stix-two-text'].map((name) =>
  dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/package.json`)),
) as [string, string];

for (const face of FACES) {
  const sans = withTabularDigits(readFileSync(join(inter, face, `Inter_${face}.ttf`)));
  writeFileSync(join(target, `Inter-${face.slice(3)}.ttf`), sans);
  const donor = fontkit.create(Buffer.from(sans)) as fontkit.Font;
  const serif = addGlyphs(readFileSync(join(stix, face, `STIXTwoText_${face}.ttf`)), donor, codes);
  writeFileSync(join(target, `STIXTwoText-${face.slice(3)}.ttf`), serif);
}
copyFileSync(join(inter, 'LICENSE_FONT'), join(target, 'OFL.txt'));
copyFileSync(join(stix, 'LICENSE_FONT'), join(target, 'OFL-STIX.txt'));

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
