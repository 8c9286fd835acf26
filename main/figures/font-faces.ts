import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FontWeight, Typeface } from '../../analysis/figures/measure-text.ts';
import { UserError } from '../../analysis/model/user-error.ts';

export interface FontFace {
  readonly family: string;
  readonly weight: FontWeight;
  /** PostScript name, and that of the file. */
  readonly name: string;
  readonly path: string;
}

const FAMILIES = {
  sans: { family: 'Inter', file: 'Inter' },
  serif: { family: 'STIX Two Text', file: 'STIXTwoText' },
} as const satisfies Record<Typeface, unknown>;

const STYLES = [
  { weight: 400, style: 'Regular' },
  { weight: 500, style: 'Medium' },
  { weight: 600, style: 'SemiBold' },
] as const;

/** A typeface's faces. Throws where one is missing: the PNG writer would leave its text out silently. */
export function fontFaces(directory: string, typeface: Typeface): readonly FontFace[] {
  const { family, file } = FAMILIES[typeface];
  return STYLES.map(({ weight, style }) => {
    const name = `${file}-${style}`;
    const path = join(directory, `${name}.ttf`);
    if (existsSync(path)) return { family, weight, name, path };
    throw new UserError('internal', `A font of the figures is missing: ${path}`, 'Install the app again.');
  });
}
