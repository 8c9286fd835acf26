/** Outcomes or other codes as a grid of cells. */
export interface CellMarks {
  readonly kind: 'cells';
  readonly columns: number;
  readonly rows: number;
  /** Row-major; places in `fills`. */
  readonly codes: Uint8Array;
  /** `#rrggbb`. */
  readonly fills: readonly string[];
  /** Between cells. */
  readonly ground: string;
}

/** Points as discs, drawn in their order. */
export interface DiscMarks {
  readonly kind: 'discs';
  /** Middles, in units from the corner of the layer. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: number;
  /** Places in `fills`. */
  readonly codes: Uint8Array;
  /** `#rrggbb`. */
  readonly fills: readonly string[];
  readonly opacity: number;
}

/** In pixels. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
  /** Of these the ground takes so many at the right and at the bottom. */
  readonly gap_x: number;
  readonly gap_y: number;
}
