import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Palette } from '../../../analysis/figures/spec/palette.ts';

/**
 * A sentence for each name in the order and the colours that neither the workspace nor the figure knows: such a
 * specification was made for other runs, and is drawn without it.
 */
export function unknownNames(
  { order, colours }: FigureSpec,
  { conditions, systems }: Palette,
  words: ReadonlySet<string>,
): readonly string[] {
  const known = new Set([...conditions, ...systems, ...words]);
  const lost = (names: readonly string[]) => names.filter((name) => !known.has(name));
  return [
    ...lost(order).map((name) => `The order names “${name}”, which is not in this workspace.`),
    ...lost(Object.keys(colours)).map((name) => `A colour is for “${name}”, which is not in this workspace.`),
  ];
}
