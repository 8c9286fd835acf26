import type { CSSProperties, ReactElement } from 'react';
import type { Surface } from '../figure.ts';
import { toHundredths } from '../figure-text.tsx';
import type { CellMarks, CellSize, DiscMarks } from './marks.ts';
import { paintCells } from './paint-cells.ts';
import { paintDiscs } from './paint-discs.ts';
import type { Raster } from './raster.ts';

/** More marks than this are pixels: 100,000 shapes take seconds to draw and megabytes to keep. */
export const MOST_SHAPES = 5000;

/** Pixels of ground around cells: what writers smooth the edges of a picture with is then no cell. */
const MARGIN = 1;

interface Place extends Pick<Surface, 'picture'> {
  readonly left: number;
  readonly top: number;
}

interface CellLayerProps extends Place {
  readonly marks: CellMarks;
  readonly size: CellSize;
  /** Units of the figure to a pixel. */
  readonly pixel: { readonly x: number; readonly y: number };
}

/** Cells as shapes where they are few, else as one picture; nothing where the pixels are painted apart. */
export function CellLayer({ marks, size, pixel, left, top, picture }: CellLayerProps): ReactElement | null {
  const { columns, rows, codes, fills } = marks;
  const [width, height] = [size.width * pixel.x, size.height * pixel.y];
  if (columns * rows > MOST_SHAPES) {
    if (picture === null) return null;
    return (
      <Picture
        left={left - MARGIN * pixel.x}
        top={top - MARGIN * pixel.y}
        width={(columns * size.width + 2 * MARGIN) * pixel.x}
        height={(rows * size.height + 2 * MARGIN) * pixel.y}
        href={picture(paintCells(marks, size, MARGIN))}
        isSharp={pixel.x === pixel.y}
      />
    );
  }
  return (
    <g shapeRendering="crispEdges">
      {Array.from(codes, (code, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={at}
          x={toHundredths(left + (at % columns) * width)}
          y={toHundredths(top + Math.floor(at / columns) * height)}
          width={toHundredths(width - size.gap_x * pixel.x)}
          height={toHundredths(height - size.gap_y * pixel.y)}
          fill={fills[code]}
        />
      ))}
    </g>
  );
}

interface DiscLayerProps extends Place {
  readonly marks: DiscMarks;
  readonly width: number;
  readonly height: number;
  /** Units of the figure to a pixel. */
  readonly pixel: number;
}

/** Discs as shapes where they are few, else as one picture; nothing where the pixels are painted apart. */
export function DiscLayer(props: DiscLayerProps): ReactElement | null {
  const { marks, left, top, pixel, picture } = props;
  const { x, y, radius, codes, fills, opacity } = marks;
  if (codes.length > MOST_SHAPES) {
    if (picture === null) return null;
    const [width, height] = [Math.ceil(props.width / pixel), Math.ceil(props.height / pixel)];
    const raster: Raster = paintDiscs(marks, { width, height, scale: 1 / pixel });
    return (
      <Picture
        {...{ left, top, width: width * pixel, height: height * pixel }}
        href={picture(raster)}
        isSharp={false}
      />
    );
  }
  return (
    <g fillOpacity={opacity}>
      {Array.from(codes, (code, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          key={i}
          cx={toHundredths(left + x[i]!)}
          cy={toHundredths(top + y[i]!)}
          r={toHundredths(radius)}
          fill={fills[code]}
        />
      ))}
    </g>
  );
}

const SHARP: CSSProperties = { imageRendering: 'pixelated' };

function Picture(props: {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
  /** A pixel is shown as a square, however much it is enlarged. */
  readonly isSharp: boolean;
}): ReactElement {
  const { left, top, width, height, href, isSharp } = props;
  return (
    <image
      x={toHundredths(left)}
      y={toHundredths(top)}
      width={toHundredths(width)}
      height={toHundredths(height)}
      href={href}
      preserveAspectRatio="none"
      {...(isSharp && { style: SHARP })}
    />
  );
}
