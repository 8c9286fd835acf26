import { parse } from './svg-tree.ts';

/** A value read from a mark's geometry by the scales that its group states. */
export interface ReadValue {
  readonly row: number;
  /** Column's key, with `.0` or `.1` for a limit. */
  readonly key: string;
  readonly value: number;
  /** How far from the truth hundredths of the figure's unit can lead. */
  readonly tolerance: number;
}

interface Scale {
  readonly kind: string;
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
}

type Attributes = Readonly<Record<string, string>>;

/** Every value that a figure's marks say they show, in the order of the file. */
export function readBack(svg: string): readonly ReadValue[] {
  return parse(svg).flatMap(({ attributes, above }) => {
    const shown = attributes['data-encodes'];
    if (shown === undefined) return [];
    return shown.split(' ').map((pair) => {
      const [measured = '', key = ''] = pair.split('=');
      return { row: Number(attributes['data-row']), key, ...readValue(measured, attributes, above) };
    });
  });
}

function readValue(
  measured: string,
  attributes: Attributes,
  above: readonly Attributes[],
): Pick<ReadValue, 'value' | 'tolerance'> {
  const at = (name: string) => Number(attributes[`data-${name}`] ?? attributes[name]);
  const stated = (name: string) => above.findLast((group) => group[name] !== undefined)?.[name];
  if (measured === 'fill') return { value: Number(attributes['data-value']), tolerance: 0 };
  if (measured === 'area') {
    const unit = Number(stated('data-area'));
    const [width, height] = [at('width'), at('height')];
    return { value: (width * height) / unit, tolerance: (0.011 * (width + height)) / unit };
  }
  const along = /^(c?y|y\d?|height|y\+height)$/.test(measured) ? 'y' : 'x';
  const scale = parseScale(stated(`data-${along}`), measured);
  if (measured === 'width' || measured === 'height') {
    const slope = Math.abs((scale.domain[1] - scale.domain[0]) / (scale.range[1] - scale.range[0]));
    return { value: at(measured) * slope, tolerance: 0.025 * slope };
  }
  const position = measured.split('+').reduce((sum, name) => sum + at(name), 0);
  return { value: inverted(scale, position), tolerance: toleranceAt(scale, position) };
}

function parseScale(text: string | undefined, measured: string): Scale {
  if (text === undefined) throw new Error(`No scale is stated above a mark's ${measured}.`);
  const [kind = '', d0, d1, r0, r1] = text.split(' ');
  return { kind, domain: [Number(d0), Number(d1)], range: [Number(r0), Number(r1)] };
}

function inverted({ kind, domain, range }: Scale, position: number): number {
  const share = (position - range[0]) / (range[1] - range[0]);
  if (kind === 'log') return domain[0] * (domain[1] / domain[0]) ** share;
  return domain[0] + share * (domain[1] - domain[0]);
}

function toleranceAt(scale: Scale, position: number): number {
  const far = 0.03;
  return Math.abs(inverted(scale, position + far) - inverted(scale, position - far)) / 2 + 1e-9;
}
