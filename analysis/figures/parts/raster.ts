/** Pixels from the top left, four bytes each: red, green, blue, alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
