import { toHundredths } from '../figure-text.tsx';

/** A scale with two ends, as d3's are. */
export interface PlotScale {
  domain(): readonly number[];
  range(): readonly number[];
}

interface ScaleAttributes {
  readonly 'data-x'?: string;
  readonly 'data-y'?: string;
  readonly 'data-area'?: number;
}

interface GivenScales {
  readonly x?: PlotScale;
  readonly y?: PlotScale;
  readonly x_kind?: 'linear' | 'log';
  readonly y_kind?: 'linear' | 'log';
  /** Square units of the figure for 1 of an area's value. */
  readonly area?: number;
}

/** The scales that marks within a group are drawn by, stated as attributes: kind, domain, range. */
export function plotScales({ x, y, x_kind, y_kind, area }: GivenScales): ScaleAttributes {
  return {
    ...(x && { 'data-x': stated(x, x_kind) }),
    ...(y && { 'data-y': stated(y, y_kind) }),
    ...(area !== undefined && { 'data-area': area }),
  };
}

function stated(scale: PlotScale, kind: 'linear' | 'log' = 'linear'): string {
  return [kind, ...scale.domain(), ...scale.range().map(toHundredths)].join(' ');
}
