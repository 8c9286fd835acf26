import type { Distributions } from '../../../analysis/model/distributions.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { HandlerContext } from '../handler-context.ts';

/** How a measure is spread. @throws UserError for words by system, which choose none */
export async function spread(
  { filter, measure, by }: Parsed<'distributions'>,
  { store, compute }: Pick<HandlerContext, 'store' | 'compute'>,
  signal: AbortSignal,
): Promise<Distributions> {
  if (measure !== 'words') {
    const grouping = by ?? 'both';
    const groups = await store.call('runMeasures', { filter, measure, by: grouping }, signal);
    return compute.run('distributions', { measure, by: grouping, groups }, signal);
  }
  if (by !== undefined && by !== 'condition')
    throw new UserError(
      'usage',
      'Words are of what is asked, which conditions choose and systems do not.',
      'Ask for words by condition (--by condition).',
    );
  const groups = await store.call('requestWords', { filter }, signal);
  return compute.run('distributions', { measure, by: 'condition', groups }, signal);
}
