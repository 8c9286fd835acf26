import { rowNoun } from '../../compare/comparison-words.ts';
import type { Changes } from '../../model/changes.ts';
import type { FigureTable, TableColumn } from '../figure-table.ts';
import { changeGroups } from './change-lines.ts';
import type { ChangesOptions } from './changes-options.ts';
import { WRITTEN_MEASURES } from './written-measure.ts';

/** The lines as data: values and changes in the unit that the measure names, relative change in percent. */
export function changesTable(data: Changes, options: ChangesOptions): FigureTable {
  const origin = { side_a: data.a, side_b: data.b, cohort: data.cohort.hash, seed: data.seed };
  const lines = changeGroups(data, options).flatMap((group) => group.lines);
  return {
    columns: columns(data),
    rows: lines.map(({ line: { measure, of, ...cells } }) => ({
      kind: 'row',
      of,
      cells: { ...cells, measure: WRITTEN_MEASURES[measure].label, ...origin },
    })),
  };
}

function columns(data: Changes): readonly TableColumn[] {
  const noun = rowNoun(data, 1);
  return [
    { key: 'system', label: noun.charAt(0).toUpperCase() + noun.slice(1), unit: null },
    { key: 'measure', label: 'Measure', unit: null },
    { key: 'n', label: 'n', unit: 'tasks' },
    { key: 'a', label: data.a, unit: 'number' },
    { key: 'b', label: data.b, unit: 'number' },
    { key: 'difference', label: 'B − A', unit: 'number' },
    { key: 'ci_difference', label: '95% CI', unit: 'number', interval: true },
    { key: 'relative', label: '(B − A)/A', unit: 'percent', drawn: true },
    { key: 'ci_relative', label: '95% CI', unit: 'percent', interval: true, drawn: true },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
    { key: 'side_a', label: 'A', unit: null, detail: true },
    { key: 'side_b', label: 'B', unit: null, detail: true },
    { key: 'cohort', label: 'Cohort hash', unit: null, detail: true },
    { key: 'seed', label: 'Seed', unit: null, detail: true },
  ];
}
