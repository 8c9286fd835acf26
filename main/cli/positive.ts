import { InvalidArgumentError } from 'commander';

export const GB = 1e9;

/** An option's number above 0. */
export function positive(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('a number above 0');
}
