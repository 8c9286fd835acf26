import { comparisonKey } from '../../compare/comparison-key.ts';
import { rowLabels } from '../../compare/comparison-words.ts';
import { grouped } from '../../compare/grouped.ts';
import { CHANGE_MEASURES, type Change, type Changes } from '../../model/changes.ts';
import type { Interval } from '../../model/comparison.ts';
import type { RowKey } from '../../model/row-key.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';
import type { ChangesOptions } from './changes-options.ts';
import { WRITTEN_MEASURES } from './written-measure.ts';

/** One line of the table; values in the unit that the measure's label names, relative change in percent. */
export interface ChangeLine {
  readonly system: string;
  readonly measure: Change['measure'];
  readonly n: number;
  readonly a: number | null;
  readonly b: number | null;
  readonly difference: number | null;
  readonly ci_difference: Interval | null;
  readonly relative: number | null;
  readonly ci_relative: Interval | null;
  /** Why something of it is null. */
  readonly reason: string | null;
  /** Whose changes they are; `system` is how the figure calls it. */
  readonly of: RowKey;
}

export interface ChangeGroup {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly line: ChangeLine }[];
}

/**
 * The lines in groups: of each system its measures, or of each measure its systems. One system or one measure makes one group.
 * A measure that no system has is left out.
 */
export function changeGroups(data: Changes, { group }: ChangesOptions): readonly ChangeGroup[] {
  const lines = changeLines(data);
  const measures = new Set(lines.map(({ measure }) => measure)).size;
  const by = data.rows.length === 1 || measures === 1 ? (measures === 1 ? 'measure' : 'system') : group;
  const systemOf = ({ system }: ChangeLine) => system;
  const measureOf = ({ measure }: ChangeLine) => WRITTEN_MEASURES[measure].label;
  const [titleOf, labelOf] = by === 'system' ? [systemOf, measureOf] : [measureOf, systemOf];
  return [...grouped(lines, titleOf)].map(([title, own]) => ({
    title,
    lines: own.map((line) => ({ label: labelOf(line), line })),
  }));
}

/** Measures that at least one system has. */
export function knownMeasures({ rows }: Changes): readonly Change['measure'][] {
  const known = new Set(
    rows.flatMap(({ changes }) =>
      changes.flatMap(({ measure, mean_a }) => (mean_a === null ? [] : [measure])),
    ),
  );
  return CHANGE_MEASURES.filter((measure) => known.has(measure));
}

function changeLines(data: Changes): readonly ChangeLine[] {
  const measures = knownMeasures(data);
  const labels = rowLabels({ ...data, comparisons: data.rows });
  return data.rows.flatMap((row, i) =>
    row.changes
      .filter(({ measure }) => measures.includes(measure))
      .map((change) => ({ ...lineOf(change, labels[i] ?? row.system), of: comparisonKey(row) })),
  );
}

function lineOf(change: Change, system: string): Omit<ChangeLine, 'of'> {
  const { measure, n_tasks: n, mean_a, mean_b, difference, ci_difference, relative, ci_relative } = change;
  const { unit } = WRITTEN_MEASURES[measure];
  const shown = (value: number | null) => value && value * unit;
  return {
    ...{ system, measure, n, a: shown(mean_a), b: shown(mean_b), difference: shown(difference) },
    ci_difference: ci_difference && [ci_difference[0] * unit, ci_difference[1] * unit],
    ...{ relative: toPoints(relative), ci_relative: intervalToPoints(ci_relative) },
    reason: Object.values(change.reasons)[0] ?? null,
  };
}
