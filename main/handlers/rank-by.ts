import { UserError } from '../../analysis/model/user-error.ts';
import type { Parsed } from '../../preload/contract.ts';

type Request = Pick<Parsed<'ranks'>, 'a' | 'b'>;
type Names = readonly { readonly name: string }[];

/**
 * What A and B of a ranking are where the request does not say: conditions, or else benchmarks, of which the workspace
 * has both names. @throws UserError where it has neither
 */
export function rankBy(
  { a, b }: Request,
  { conditions, benchmarks }: { readonly conditions: Names; readonly benchmarks: Names },
): 'condition' | 'benchmark' {
  const has = (found: Names) => [a, b].every((side) => found.some(({ name }) => name === side));
  if (has(conditions)) return 'condition';
  if (has(benchmarks)) return 'benchmark';
  const offer = (found: Names) => found.map(({ name }) => name).join(', ') || 'none';
  throw new UserError(
    'not-found',
    `This workspace has neither two conditions nor two benchmarks named “${a}” and “${b}”.`,
    `Conditions: ${offer(conditions)}. Benchmarks: ${offer(benchmarks)}.`,
  );
}
