import { count } from '../../format/number.ts';
import { outcomeName } from '../../model/outcome-names.ts';
import { entriesOf, type RatePanel } from '../rates/rate-panels.ts';
import { counted, listed } from '../rates/rate-words.ts';
import { outcomesOf, runsOf } from './shown-outcomes.ts';

export function outcomeSharesTitle(panels: readonly RatePanel[]): string {
  const benchmarks = panels.map(({ benchmark }) => benchmark);
  return benchmarks.length === 0 ? 'Outcomes of runs' : `Outcomes of runs on ${listed(benchmarks)}`;
}

/** What is shown, over how many runs. */
export function outcomeSharesSubject(panels: readonly RatePanel[]): string {
  const words = panels.map((panel) => {
    const runs = entriesOf([panel]).reduce((sum, { row }) => sum + runsOf(row), 0);
    return `${panel.benchmark} (${counted(panel.systems.length, 'system')}, ${counted(runs, 'run')})`;
  });
  return `Outcomes as shares of all runs in percent on ${listed(words)}.`;
}

/** What the bars are of, and which of their parts are no verdicts. */
export function outcomeSharesCaption(panels: readonly RatePanel[]): string {
  const rows = entriesOf(panels).map(({ row }) => row);
  const outcomes = outcomesOf(rows);
  const unscored = outcomes.filter((outcome) => ['infra-error', 'not-run', 'none'].includes(outcome));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [suspect, ambiguous] = [sum((row) => row.n_suspect), sum((row) => row.n_ambiguous)];
  return [
    outcomeSharesSubject(panels),
    'Runs: all repeats, scored or not.',
    unscored.length > 0
      ? `Hatched or grey, and not among a rate's denominator: ${listed(unscored.map(outcomeName))}.`
      : '',
    suspect > 0 ? `${count(suspect)} scored ${suspect === 1 ? 'run is' : 'runs are'} suspect.` : '',
    ambiguous > 0
      ? `${count(ambiguous)} unscored ${ambiguous === 1 ? 'run is' : 'runs are'} of an ambiguous verdict.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
