import { colourChannels } from './colour-channels.ts';
import type { CellMarks, CellSize } from './marks.ts';
import type { Raster } from './raster.ts';

/** Every cell as whole pixels, opaque, with a margin of as many pixels of ground around all of them. */
export function paintCells(marks: CellMarks, size: CellSize, margin = 0): Raster {
  const { columns, rows, codes } = marks;
  const width = columns * size.width + 2 * margin;
  const height = rows * size.height + 2 * margin;
  const pixels = new Uint32Array(width * height);
  const [ground = 0, ...fills] = [marks.ground, ...marks.fills].map(packed);
  pixels.fill(ground);
  for (let row = 0; row < rows; row += 1) {
    const first = (row * size.height + margin) * width;
    for (let column = 0; column < columns; column += 1) {
      const from = first + column * size.width + margin;
      pixels.fill(fills[codes[row * columns + column]!]!, from, from + size.width - size.gap_x);
    }
    for (let line = 1; line < size.height - size.gap_y; line += 1)
      pixels.copyWithin(first + line * width, first, first + width);
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

/** A pixel in the machine's own order of bytes. */
function packed(colour: string): number {
  return new Uint32Array(Uint8Array.of(...colourChannels(colour), 255).buffer)[0]!;
}
