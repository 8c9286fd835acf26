/** Cells touch where they are small; else a little ground parts them, of two pixels where there is room: one would vanish between those of another resolution. Pixels. */
export function cellGaps(width: number, height: number): { readonly gap_x: number; readonly gap_y: number } {
  return { gap_x: gap(width), gap_y: gap(height) };
}

const LEAST = 8;
const ROOMY = 16;

function gap(length: number): number {
  if (length < LEAST) return 0;
  return length < ROOMY ? 1 : Math.min(3, Math.max(2, Math.round(length / ROOMY)));
}
