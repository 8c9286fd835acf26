import { pairedDifference } from '../../../analysis/stats/index.ts';
import { InputError } from '../input-error.ts';
import { numbers } from './numbers.ts';
import { requireEquallyLong } from './require-equally-long.ts';

/** One difference per task; or the values of both sides, whose differences are a − b. */
export const differences = { d: numbers.optional(), a: numbers.optional(), b: numbers.optional() };

type Given = { readonly [key in keyof typeof differences]?: readonly number[] | undefined };

/** @throws InputError unless there is d alone, or a and b equally long */
export function differencesOf({ d, a, b }: Given): readonly number[] {
  if (d && !a && !b) return d;
  if (d) throw new InputError('d stands beside a or b, where either d belongs or a and b');
  if (!a || !b) throw new InputError(`${missing(a, b)}, where d belongs or a and b`);
  requireEquallyLong({ a, b });
  return a.map((value, i) => pairedDifference(value, b[i]!));
}

function missing(a: unknown, b: unknown): string {
  if (!a && !b) return 'd is missing';
  return a ? 'b is missing' : 'a is missing';
}
