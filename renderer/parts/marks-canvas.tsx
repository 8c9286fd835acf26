import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Raster } from '../../analysis/figures/parts/raster.ts';

interface MarksCanvasProps {
  /** Painted as it is; it is enlarged to `width` × `height` without smoothing. */
  readonly raster: Raster;
  readonly width: number;
  readonly height: number;
}

/** The marks layer on screen: pixels of the very painter that files are written with. */
export function MarksCanvas({ raster, width, height }: MarksCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || raster.width === 0 || raster.height === 0) return;
    context.putImageData(
      new ImageData(new Uint8ClampedArray(raster.data), raster.width, raster.height),
      0,
      0,
    );
  }, [raster]);
  return (
    <canvas
      ref={canvas}
      className="marks-canvas"
      width={raster.width}
      height={raster.height}
      style={{ width, height }}
    />
  );
}
