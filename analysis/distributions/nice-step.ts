/** 1, 2 or 5 times a power of ten: the least of these that is not below `width`, which is above 0. */
export function niceStep(width: number): number {
  const power = Math.floor(Math.log10(width));
  const candidates = [power - 1, power, power + 1].flatMap((at) =>
    [1, 2, 5].map((digit) => timesPower(digit, at)),
  );
  // Rounding must not make a width of 0.2 wider.
  return candidates.find((step) => step >= width * (1 - 1e-9))!;
}

/** Multiples of a step below 1 as quotients, so that three tenths are 0.3. */
export function multipleOf(step: number, times: number): number {
  return step >= 1 ? times * step : times / Math.round(1 / step);
}

function timesPower(digit: number, power: number): number {
  return power >= 0 ? digit * 10 ** power : digit / 10 ** -power;
}
