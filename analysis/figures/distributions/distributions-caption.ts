import { grouped } from '../../compare/grouped.ts';
import { measureWord } from '../../format/measure.ts';
import { count } from '../../format/number.ts';
import type { Distribution, Distributions } from '../../model/distributions.ts';
import type { ScaleKind } from '../parts/fit-measure.ts';
import { notPositive } from './distribution-rows.ts';

/** The figure's name in a few words. */
export function distributionsTitle({ measure }: Pick<Distributions, 'measure'>): string {
  return `Distribution of ${measureWord(measure)} per ${noun(measure, 1)}`;
}

/** What the figure shows: over what, what each mark is, what the axis has no place for, and what is left out. */
export function distributionsCaption(data: Distributions, scale: ScaleKind): string {
  return [
    distributionsSubject(data),
    'Boxes: quartiles and median; whiskers: 5% to 95%.',
    'Histograms: each row to its own height, over bins that all rows share;',
    data.measure === 'words'
      ? 'texts have no verdict.'
      : 'resolved runs upwards, others downwards, those without verdict hatched.',
    'n: known values.',
    ...(data.groups.some(({ n, n_known, summary }) => summary !== null && n > n_known)
      ? [`Unknown: ${noun(data.measure, 2)} without the measure, in no box or bar.`]
      : []),
    ...zeroSentence(data, scale),
    leftOutSentence(data),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function distributionsSubject(data: Distributions): string {
  const drawn = data.groups.filter(({ summary }) => summary !== null);
  const known = total(drawn, ({ n_known }) => n_known);
  const all = total(drawn, ({ n }) => n);
  const over = known === all ? count(all) : `${count(known)} of ${count(all)}`;
  const names = [...new Set(drawn.flatMap(({ benchmark }) => benchmark ?? []))];
  const [system, ...others] = new Set(drawn.flatMap((group) => group.system ?? []));
  const of = system === undefined || others.length > 0 ? '' : ` of ${system}`;
  const on = `${of}${names.length === 0 ? '' : ` on ${names.join(' and ')}`}`;
  const groups = `${count(drawn.length)} ${drawn.length === 1 ? 'group' : 'groups'}`;
  return `${distributionsTitle(data)}${on}, ${groups}, ${over} ${noun(data.measure, known)}.`;
}

/** A logarithmic axis has no place for zeros: quantiles count them, bars do not. */
function zeroSentence({ groups }: Distributions, scale: ScaleKind): readonly string[] {
  const zeros = total(groups, notPositive);
  if (scale === 'linear' || zeros === 0) return [];
  const many = zeros === 1 ? '1 value of 0 has' : `${count(zeros)} values of 0 have`;
  return [`${many} no place on the logarithmic scale: counted at the right and in the quantiles, in no bar.`];
}

/** How many groups have no row, by the reason; null where all have one. */
export function leftOutSentence({ groups }: Pick<Distributions, 'groups'>): string | null {
  const out = groups.flatMap(({ reason }) => reason ?? []);
  if (out.length === 0) return null;
  const reasons = [...grouped(out, (reason) => reason)];
  return `Left out: ${reasons.map(([reason, { length }]) => `${count(length)} (${reason})`).join(', ')}.`;
}

function noun(measure: Distributions['measure'], n: number): string {
  const word = measure === 'words' ? 'text' : 'run';
  return n === 1 ? word : `${word}s`;
}

function total(groups: readonly Distribution[], of: (group: Distribution) => number): number {
  return groups.reduce((sum, group) => sum + of(group), 0);
}
