import { type FontWeight, measureText } from '../../analysis/figures/measure-text.ts';

/** What stands in a figure's SVG, read back from its text alone. */

export interface DrawnText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
}

type Attributes = Readonly<Record<string, string>>;

export function drawnTexts(svg: string): readonly DrawnText[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, found = '', content = '']) => {
    const attributes = parseAttributes(found);
    const [x, y, size] = [number(attributes, 'x'), number(attributes, 'y'), number(attributes, 'font-size')];
    const text = decoded(content);
    const width = measureText(text, size, number(attributes, 'font-weight') as FontWeight);
    const left = x - { start: 0, middle: width / 2, end: width }[attributes['text-anchor'] as 'start'];
    // Inter's capitals reach 0.73 em above the baseline, descenders 0.2 em below.
    return { text, left, right: left + width, top: y - 0.73 * size, bottom: y + 0.2 * size, x };
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
