import { rowLabels } from '../../compare/comparison-words.ts';
import { count, percent } from '../../format/number.ts';
import type { Comparison, ComparisonResult } from '../../model/comparison.ts';
import { type TransitionArea, transitionAreas } from './transition-areas.ts';

/** One square of the figure. */
export interface TransitionPanel {
  /** Its place among all, which is that in the figure's table. */
  readonly index: number;
  readonly label: string;
  readonly comparison: Comparison;
  /** Tasks with one outcome on each side. */
  readonly n: number;
  readonly areas: readonly TransitionArea[];
  /** Lines beneath the square. */
  readonly notes: readonly string[];
  /** Why there is no square; null where there is one. */
  readonly reason: string | null;
}

const NO_OUTCOME = 'no task has one outcome on each side';
const NO_PAIRS = 'the two sides share no task';

export function transitionPanels(data: ComparisonResult): readonly TransitionPanel[] {
  const labels = rowLabels(data);
  const panels = data.comparisons.map((comparison, index) => {
    const counts = comparison.transitions;
    const areas = counts === null ? [] : transitionAreas(counts);
    const n = areas.reduce((sum, area) => sum + area.n, 0);
    const none = comparison.reasons.transitions ?? comparison.reasons.difference ?? NO_OUTCOME;
    const reason = counts === null ? NO_PAIRS : n === 0 ? none : null;
    return { index, label: labels[index] ?? comparison.system, comparison, n, areas, reason };
  });
  const isOneN = new Set(panels.map(({ n }) => n)).size === 1;
  return panels.map((panel) => ({ ...panel, notes: notesOf(panel, isOneN && panels.length > 1) }));
}

/** Why there is no square at all; null where there is one. */
export function nothingToShow(data: ComparisonResult): string | null {
  const panels = transitionPanels(data);
  const [first] = panels;
  if (first === undefined) return `No task is scored under both ${data.a} and ${data.b}.`;
  if (panels.some(({ reason }) => reason === null)) return null;
  const because =
    first.reason === NO_PAIRS
      ? `${first.reason}, and a transition needs the same task on both`
      : first.reason;
  return `There are no transitions: ${because}.`;
}

/** Tasks where squares differ in them or there is one, then what was kept and what flipped. */
function notesOf(
  { n, comparison, reason }: Omit<TransitionPanel, 'notes'>,
  isSaid: boolean,
): readonly string[] {
  const counts = comparison.transitions;
  if (reason !== null || counts === null) return [];
  const tied = counts.excluded > 0 ? `, ${count(counts.excluded)} tied` : '';
  return [
    ...(isSaid && tied === '' ? [] : [`n = ${count(n)}${tied}`]),
    `retention ${percent(comparison.retention)}`,
    `${count(counts.su)} lost, ${count(counts.us)} gained`,
  ];
}
