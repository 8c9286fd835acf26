import { Resvg } from '@resvg/resvg-js';
import type { FontFace } from './font-faces.ts';
import { setPngDensity } from './png-density.ts';

/**
 * The SVG as pixels, `scale` to a unit, on a ground; the file says at how many pixels an inch it is to be printed. The
 * renderer knows the enlargement without smoothing by its older name alone, and would smooth.
 */
export function writePng(
  svg: string,
  options: { readonly width: number; readonly dpi: number; readonly background: string },
  faces: readonly FontFace[],
): Uint8Array {
  const resvg = new Resvg(svg.replaceAll('image-rendering:pixelated', 'image-rendering:optimizeSpeed'), {
    fitTo: { mode: 'width', value: options.width },
    background: options.background,
    font: {
      loadSystemFonts: false,
      fontFiles: faces.map((face) => face.path),
      defaultFontFamily: faces[0]?.family ?? '',
    },
  });
  return setPngDensity(resvg.render().asPng(), options.dpi);
}
