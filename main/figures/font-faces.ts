import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FontWeight } from '../../analysis/figures/measure-text.ts';
import { UserError } from '../../analysis/model/user-error.ts';

export interface FontFace {
  readonly weight: FontWeight;
  readonly name: string;
  readonly path: string;
}

/** The faces that figures are set in. Throws where one is missing: the PNG writer would leave its text out silently. */
export function fontFaces(directory: string): readonly FontFace[] {
  const faces = [
    { weight: 400, name: 'Inter-Regular' },
    { weight: 500, name: 'Inter-Medium' },
    { weight: 600, name: 'Inter-SemiBold' },
  ] as const;
  return faces.map((face) => {
    const path = join(directory, `${face.name}.ttf`);
    if (existsSync(path)) return { ...face, path };
    throw new UserError('internal', `A font of the figures is missing: ${path}`, 'Install the app again.');
  });
}
