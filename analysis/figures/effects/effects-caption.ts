import { SIGNIFICANCE } from '../../compare/significance.ts';
import type { RequestEffects } from '../../model/effects.ts';
import { counted } from '../counted.ts';
import type { EffectsOptions } from './effects-options.ts';

const WORDS: Readonly<Record<EffectsOptions['which'], string>> = {
  fields: 'a field of the request',
  styles: 'the style of the request',
};

/** The figure's name in a few words. */
export function effectsTitle({ which }: Pick<EffectsOptions, 'which'>): string {
  return `Effect of ${WORDS[which]} on the resolve rate`;
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function effectsSubject(data: RequestEffects, options: EffectsOptions): string {
  const tasks = counted(
    data.overall.map(({ n_tasks }) => n_tasks),
    'task',
  );
  const systems = counted(
    data.overall.map(({ n_systems }) => n_systems),
    'system',
  );
  const over = data.overall.length === 0 ? '' : `, means of ${systems} over ${tasks} with both requests`;
  return `${effectsTitle(options)}, in percentage points${over} (${data.benchmark}).`;
}

/** What each mark is, how intervals and p were made, and the seed of the resampling. */
export function effectsCaption(data: RequestEffects, options: EffectsOptions): string {
  const other = data.overall.filter(({ n_other }) => n_other > 0);
  return [
    effectsSubject(data, options),
    `Large dots: unweighted mean over systems, filled where Holm-adjusted p < ${SIGNIFICANCE}.`,
    ...(options.systems ? ['Small grey dots: single systems, adjusted among themselves.'] : []),
    'Lines and brackets: 95% percentile intervals, bootstrap over tasks, for all systems at once; p: permutation within tasks.',
    ...(other.length > 0 ? ['Tasks whose two requests differ in something else as well are left out.'] : []),
    `Seed: ${data.seed}.`,
  ].join(' ');
}
