import { interpolateCividis, rgb } from 'd3';

/**
 * Colour (`#rrggbb`) of a share from 0 to 1 of a sequential scale, dark to bright and told apart with any colour vision and
 * in grey. Source: Nuñez, Anderton and Renslow, “Optimizing colormaps with consideration for color vision deficiency”, 2018.
 */
export function sequential(share: number): string {
  return rgb(interpolateCividis(Math.max(0, Math.min(1, share)))).formatHex();
}
