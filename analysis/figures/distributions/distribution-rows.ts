import {
  type BinCounts,
  type Bins,
  type Distribution,
  type Distributions,
  PARTS,
  type Summary,
} from '../../model/distributions.ts';
import type { ScaleKind } from '../parts/fit-measure.ts';
import { groupNames } from './group-names.ts';

/** A group that has something to draw. */
export interface DistributionRow {
  /** Its place in the figure's table. */
  readonly index: number;
  readonly name: string;
  /** What tells it apart beside its name; null where nothing does. */
  readonly detail: string | null;
  readonly n_known: number;
  readonly n_missing: number;
  /** Known values that a logarithmic axis has no place for. */
  readonly n_not_positive: number;
  readonly summary: Summary;
  /** Null where no value has a place on the axis. */
  readonly counts: BinCounts | null;
}

/** The rows from top to bottom; groups without a summary have none. */
export function distributionRows(data: Distributions, scale: ScaleKind): readonly DistributionRow[] {
  const isShared = sharedNames(data.groups.filter(({ summary }) => summary !== null));
  return data.groups.flatMap((group, index) => {
    const { summary, n, n_known } = group;
    if (summary === null) return [];
    const { first, others } = groupNames(group);
    const [name = first, ...telling] = [first, ...others].filter((name) => !isShared(name));
    return [
      {
        ...{ index, summary, n_known, n_missing: n - n_known, n_not_positive: notPositive(group) },
        name,
        detail: telling.length === 0 ? null : telling.join(' · '),
        counts: scale === 'log' ? group.log10 : group.linear,
      },
    ];
  });
}

/** What all groups have in common tells none apart. */
function sharedNames(groups: readonly Distribution[]): (name: string) => boolean {
  const all = groups.map(groupNames).map(({ first, others }) => new Set([first, ...others]));
  return (name) => all.every((names) => names.has(name));
}

/** Bins of the axis; null where none of the values has a place on it. */
export function binsOf(data: Pick<Distributions, 'linear' | 'log10'>, scale: ScaleKind): Bins | null {
  return scale === 'log' ? data.log10 : data.linear;
}

export function notPositive({ n_not_positive }: Pick<Distribution, 'n_not_positive'>): number {
  return PARTS.reduce((sum, part) => sum + (n_not_positive[part] ?? 0), 0);
}
