/**
 * How numbers are written, everywhere: without Intl, so that a figure made on any machine has the same bytes.
 * Rates and differences come as fractions (0.02 = two points). null is written as an en dash; a number that is
 * not finite is a fault of the caller and throws.
 */

export const NULL_MARK = '–';
const MINUS = '\u2212';

/** A decimal with a true minus; what rounds to zero has no sign. */
export function fixed(value: number | null, digits: number): string {
  if (value === null) return NULL_MARK;
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** As `fixed`, with a plus before what is above zero. */
export function signed(value: number | null, digits: number): string {
  const text = fixed(value, digits);
  return value !== null && value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** A rate as percent with one decimal and its unit: 0.646 → `64.6%`. */
export function percent(rate: number | null): string {
  return rate === null ? NULL_MARK : `${fixed(100 * rate, 1)}%`;
}

/** A difference of rates in percentage points with its sign: −0.0174 → `−1.7`. */
export function points(difference: number | null): string {
  return difference === null ? NULL_MARK : signed(100 * difference, 1);
}

/** A difference as words, without a plus: 0.05 → `5.0 points`. */
export function pointsText(difference: number | null): string {
  return difference === null ? NULL_MARK : `${fixed(100 * difference, 1)} points`;
}

/** A change by a share of what was, with its sign: −0.25 → `−25.0%`. */
export function relativePercent(change: number | null): string {
  return change === null ? NULL_MARK : `${signed(100 * change, 1)}%`;
}

/** The limits of an interval of rates or differences, in percent or points: `[−1.7, 5.7]`. */
export function interval(limits: readonly [number, number] | null): string {
  return limits === null ? NULL_MARK : `[${fixed(100 * limits[0], 1)}, ${fixed(100 * limits[1], 1)}]`;
}

/** A p-value with three decimals: `0.034`, `<0.001`. */
export function pValue(p: number | null): string {
  if (p === null) return NULL_MARK;
  return p < 0.001 ? '<0.001' : fixed(p, 3);
}

/** A p-value in a sentence: `p = 0.034`, `p < 0.001`. */
export function pEquation(p: number | null): string {
  const text = pValue(p);
  return text.startsWith('<') ? `p < ${text.slice(1)}` : `p = ${text}`;
}

/** A count with a comma between thousands: `12,345`. */
export function count(n: number | null): string {
  return n === null ? NULL_MARK : fixed(n, 0).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count, or a mean of counts with one decimal: `12,345`, `21.5`. */
export function meanCount(n: number | null): string {
  return n === null || Number.isInteger(n) ? count(n) : fixed(n, 1);
}

/** Done work as whole percent, rounded down so that 100% is all of it; null where nothing is known to do. */
export function progressPercent(done: number, total: number): string | null {
  return total > 0 ? `${fixed(Math.floor((100 * done) / total), 0)}%` : null;
}

/** The rate of an axis's tick as whole percent with its unit: 0.8 → `80%`. */
export function wholePercent(rate: number): string {
  return `${fixed(100 * rate, 0)}%`;
}

/** A share of 1 as a length of CSS or SVG, which is not for reading: 0.25 → `25%`. */
export function cssPercent(share: number): string {
  return `${100 * share}%`;
}

/** A number for a data file: a decimal point, no commas, at most 12 significant digits. */
export function plainNumber(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** A number of no fixed unit with three significant digits, whole from 100 on: `0.0123`, `4.50`, `37.2`, `12,345`. */
export function shortest(value: number | null): string {
  if (value === null || Number.isInteger(value)) return count(value);
  const digits = 2 - Math.floor(Math.log10(Math.abs(value)));
  return digits <= 0 ? count(Math.round(value)) : fixed(value, Math.min(digits, 12));
}

/** A rank, or another number of halves, with a decimal only where it has one: `4`, `4.5`. */
export function rank(value: number | null): string {
  return fixed(value, rankDigits(value));
}

/** A shift of ranks with its sign: `+1`, `−0.5`. */
export function rankShift(value: number | null): string {
  return signed(value, rankDigits(value));
}

/** The limits of a set or interval of ranks or shifts: `1 to 8`, `−1 to 0`. */
export function rankRange(limits: readonly [number, number] | null, written = rank): string {
  return limits === null ? NULL_MARK : `${written(limits[0])} to ${written(limits[1])}`;
}

function rankDigits(value: number | null): number {
  return value !== null && value % 1 !== 0 ? 1 : 0;
}

const THOUSANDS = ['', 'k', 'M', 'G'] as const;

/** A number above or at 0 as an axis has room for it: `0.05`, `20`, `1.5k`, `2M`; as many digits as it has, six at most. */
export function compact(value: number): string {
  const power = value < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(value * (1 + 1e-9)) / 3));
  const scaled = value / 1000 ** power;
  const digits = scaled === 0 ? 0 : Math.max(0, 5 - Math.floor(Math.log10(scaled)));
  const text = fixed(scaled, Math.min(digits, 12));
  return (text.includes('.') ? text.replace(/\.?0+$/, '') : text) + THOUSANDS[power];
}
