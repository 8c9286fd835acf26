import { join } from 'node:path';
import type { FontWeight } from '../../analysis/figures/measure-text.ts';

export interface FontFace {
  readonly weight: FontWeight;
  readonly name: string;
  readonly path: string;
}

/** The faces that figures are set in. */
export function fontFaces(directory: string): readonly FontFace[] {
  const faces = [
    { weight: 400, name: 'Inter-Regular' },
    { weight: 500, name: 'Inter-Medium' },
    { weight: 600, name: 'Inter-SemiBold' },
  ] as const;
  return faces.map((face) => ({ ...face, path: join(directory, `${face.name}.ttf`) }));
}
