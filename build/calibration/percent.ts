/** A share in per cent, to hundredths: far below the error of a simulation. */
export function percent(share: number): number {
  return Math.round(10_000 * share) / 100;
}
