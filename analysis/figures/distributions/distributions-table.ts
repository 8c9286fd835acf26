import { type Distribution, type Distributions, PARTS, type Part } from '../../model/distributions.ts';
import type { FigureTable, TableCell, TableColumn, TableRow } from '../figure-table.ts';
import { notPositive } from './distribution-rows.ts';
import { groupNames } from './group-names.ts';

/** A row per group, those with nothing to draw too; quantiles in the measure's own unit. */
export function distributionsTable(data: Distributions): FigureTable {
  return {
    columns: columns(data),
    rows: data.groups.map((group) => ({ kind: 'row', cells: cells(group), ...keyed(group) })),
  };
}

const PART_LABELS: Readonly<Record<Exclude<Part, 'text'>, string>> = {
  resolved: 'Resolved',
  unresolved: 'Unresolved',
  unscored: 'Without verdict',
};

function columns({ measure }: Distributions): readonly TableColumn[] {
  const isText = measure === 'words';
  const parts = isText ? [] : (['resolved', 'unresolved', 'unscored'] as const);
  const origin = ['benchmark', 'system', 'condition', 'corpus'] as const;
  return [
    { key: 'group', label: 'Group', unit: null },
    ...origin.map((key) => ({ key, label: capitalised(key), unit: null, detail: true as const })),
    { key: 'n', label: isText ? 'Texts' : 'Runs', unit: 'tasks' },
    { key: 'n_known', label: 'Known', unit: 'tasks' },
    ...parts.map((key) => ({ key, label: PART_LABELS[key], unit: 'tasks' as const, detail: true as const })),
    { key: 'n_not_positive', label: 'Of 0', unit: 'tasks', detail: true },
    { key: 'min', label: 'Least', unit: 'number', detail: true },
    { key: 'whiskers', label: '5% to 95%', unit: 'number', interval: true, drawn: true },
    { key: 'box', label: 'Quartiles', unit: 'number', interval: true, drawn: true },
    { key: 'median', label: 'Median', unit: 'number', drawn: true },
    { key: 'max', label: 'Greatest', unit: 'number', detail: true },
    { key: 'mean', label: 'Mean', unit: 'number' },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
  ];
}

function cells(group: Distribution): Readonly<Record<string, TableCell>> {
  const { first, others } = groupNames(group);
  const { benchmark, system, condition, corpus, n, n_known, reason, summary } = group;
  const origin = { group: [first, ...others].join(' · '), benchmark, system, condition, corpus };
  if (summary === null) return { ...origin, n, n_known, reason };
  const { min, p5, q1, median, q3, p95, max, mean } = summary;
  const parts = PARTS.map((part) => [part, group.linear?.[part] ? total(group.linear[part]) : 0]);
  return {
    ...{ ...origin, n, n_known, ...Object.fromEntries(parts), n_not_positive: notPositive(group) },
    ...{ min, whiskers: [p5, p95], box: [q1, q3], median, max, mean, reason },
  };
}

/** A condition alone is many systems'. */
function keyed({ kind, benchmark, system, condition }: Distribution): Pick<TableRow, 'of'> {
  return kind === 'runs' && system !== null ? { of: { benchmark, system, condition, repeat: null } } : {};
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
