import { colourChannels } from './colour-channels.ts';
import type { DiscMarks } from './marks.ts';
import type { Raster } from './raster.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Pixels to a unit. */
  readonly scale: number;
}

/** Discs over nothing, their edges smoothed by how much of a pixel they cover; what lies outside is cut off. */
export function paintDiscs(marks: DiscMarks, { width, height, scale }: Canvas): Raster {
  const data = new Uint8ClampedArray(4 * width * height);
  const fills = marks.fills.map(colourChannels);
  const radius = marks.radius * scale;
  for (let i = 0; i < marks.codes.length; i += 1) {
    const [x, y] = [marks.x[i]! * scale, marks.y[i]! * scale];
    const fill = fills[marks.codes[i]!]!;
    const right = Math.min(width - 1, Math.floor(x + radius));
    const bottom = Math.min(height - 1, Math.floor(y + radius));
    for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row += 1)
      for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column += 1) {
        const outside = Math.hypot(column + 0.5 - x, row + 0.5 - y) - radius;
        const covered = Math.min(1, Math.max(0, 0.5 - outside));
        if (covered > 0) blend(data, 4 * (row * width + column), fill, covered * marks.opacity);
      }
  }
  return { width, height, data };
}

/** Source over destination, without premultiplication. Source: Porter and Duff, “Compositing digital images”, 1984. */
function blend(
  data: Uint8ClampedArray,
  at: number,
  fill: readonly [number, number, number],
  alpha: number,
): void {
  const below = (data[at + 3]! / 255) * (1 - alpha);
  const whole = alpha + below;
  for (let channel = 0; channel < 3; channel += 1)
    data[at + channel] = (fill[channel]! * alpha + data[at + channel]! * below) / whole;
  data[at + 3] = 255 * whole;
}
