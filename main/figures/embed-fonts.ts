import { readFileSync } from 'node:fs';
import type { FontWeight } from '../../analysis/figures/measure-text.ts';
import type { FontFace } from './font-faces.ts';
import { subsetFont } from './subset-font.ts';

/**
 * The same SVG with the glyphs it uses embedded (some 10 kB a weight), so that a browser draws it alike without the
 * font installed. Editors that ignore embedded fonts use an installed font of the name, or the family's fallbacks.
 */
export function embedFonts(svg: string, faces: readonly FontFace[]): string {
  const rules = faces.flatMap((face) => {
    const text = textOfWeight(svg, face.weight);
    return text === '' ? [] : [fontFaceRule(face, text)];
  });
  return svg.replace('>', `><style>${rules.join('')}</style>`);
}

function fontFaceRule(face: FontFace, text: string): string {
  const data = Buffer.from(subsetFont(readFileSync(face.path), text)).toString('base64');
  return `@font-face{font-family:${cssName(face.family)};font-weight:${face.weight};src:url(data:font/ttf;base64,${data})}`;
}

/** A name of one word needs no quotes. */
function cssName(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

/** Characters of all texts of one weight; entities are those that React writes. */
function textOfWeight(svg: string, weight: FontWeight): string {
  const texts = svg.matchAll(/<text[^>]* font-weight="(\d+)"[^>]*>([^<]*)<\/text>/g);
  return [...texts]
    .flatMap(([, found, text]) => (Number(found) === weight ? [decoded(text ?? '')] : []))
    .join('');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
