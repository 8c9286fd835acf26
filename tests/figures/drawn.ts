import { type FontWeight, measureText, type Typeface } from '../../analysis/figures/measure-text.ts';

/** What stands in a figure's SVG, read back from its text alone. */

export interface DrawnText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
}

/** How far capitals and descenders reach from the baseline, in em. */
const REACH: Readonly<Record<Typeface, { readonly above: number; readonly below: number }>> = {
  sans: { above: 0.73, below: 0.2 },
  serif: { above: 0.66, below: 0.22 },
};

type Attributes = Readonly<Record<string, string>>;

export function drawnTexts(svg: string): readonly DrawnText[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, found = '', content = '']) => {
    const attributes = parseAttributes(found);
    const [x, y, size] = [number(attributes, 'x'), number(attributes, 'y'), number(attributes, 'font-size')];
    const text = decoded(content);
    const typeface = /STIX/.test(attributes['font-family'] ?? '') ? 'serif' : 'sans';
    const weight = number(attributes, 'font-weight') as FontWeight;
    const width = measureText(text, { typeface, size, weight });
    const { above, below } = REACH[typeface];
    const before = { start: 0, middle: width / 2, end: width }[attributes['text-anchor'] as 'start'];
    // Turned about its point it reads upwards.
    if (attributes.transform !== undefined)
      return {
        text,
        x,
        left: x - above * size,
        right: x + below * size,
        top: y + before - width,
        bottom: y + before,
      };
    const left = x - before;
    return { text, left, right: left + width, top: y - above * size, bottom: y + below * size, x };
  });
}

export function drawnElements(svg: string, name: string): readonly Attributes[] {
  return [...svg.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, found = '']) =>
    parseAttributes(found),
  );
}

export function number(attributes: Attributes, name: string): number {
  return Number(attributes[name]);
}

function parseAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
