/** Cells touch where they are small; else a little ground parts them. Pixels. */
export function cellGaps(width: number, height: number): { readonly gap_x: number; readonly gap_y: number } {
  return { gap_x: gap(width), gap_y: gap(height) };
}

const LEAST = 8;

function gap(length: number): number {
  return length < LEAST ? 0 : Math.min(3, Math.max(1, Math.round(length / 16)));
}
