import { isUnpaired } from '../../compare/comparison-words.ts';
import type { TableRow } from '../../figures/figure-table.ts';
import { intervalToPoints, toPoints } from '../../figures/to-points.ts';
import { count, percent } from '../../format/number.ts';
import type { Report, RepositorySensitivity } from '../../model/report.ts';
import { type LabelledRow, labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { sideNames } from '../side-names.ts';
import { rowLabel } from './estimate-table.ts';
import { changesText } from './sensitivity-table.ts';

/** So many rows are shown repository by repository; the model holds all. */
const MOST_DETAILED = 3;

const REST_ALIKE =
  'the other repositories have fewer than two tasks, or all of theirs have the same difference';

/** Intervals with repositories as clusters, and what leaving one out changes: a line per row of the comparison. */
export function repositoryTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const detailed = rows.length <= MOST_DETAILED;
  return {
    title: 'Repositories',
    remarks: [
      ...rows.flatMap(unknownRemark),
      ...reasonRemarks(
        rows.flatMap(({ label, row }) =>
          Object.values(row.repositories.reasons).map((reason) => ({ label, reason })),
        ),
      ),
      ...(detailed ? [] : ['Each repository of each row stands in the JSON of this report.']),
    ],
    notes: {
      ...{ repositories: 'repository', largest: 'repository' },
      difference: isUnpaired(report.comparison) ? 'group_difference' : 'difference',
      ...{
        clustered: 'clustered',
        p: 'clustered',
        two_level: 'two_level',
        range: 'without',
        most: 'without',
      },
      ...{ signs: 'without', significances: 'without' },
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'repositories', label: 'Repositories', unit: 'tasks' },
        { key: 'largest', label: 'Largest', unit: null },
        { key: 'difference', label: 'B − A', unit: 'points' },
        { key: 'clustered', label: '95% CI, by repository', unit: 'points', interval: true },
        { key: 'p', label: 'p', unit: 'p' },
        { key: 'two_level', label: '95% CI, two-level', unit: 'points', interval: true },
        { key: 'range', label: 'Without one', unit: 'points', interval: true },
        { key: 'most', label: 'Moved most by', unit: null },
        { key: 'signs', label: 'Signs changed', unit: 'tasks', detail: true },
        { key: 'significances', label: 'Significances changed', unit: 'tasks', detail: true },
      ],
      rows: rows.map(({ label, row }) => ({
        kind: 'row',
        cells: { label, ...summary(row.repositories) },
        reasons: summaryReasons(row.repositories),
      })),
    },
  };
}

function unknownRemark({ label, row }: LabelledRow): readonly string[] {
  const { n_unknown, n_tasks } = row.repositories;
  if (n_unknown === 0) return [];
  return [
    `${label}: ${count(n_unknown)} of ${count(n_tasks + n_unknown)} tasks name no repository and are left out.`,
  ];
}

function summary(found: RepositorySensitivity) {
  const [largest] = found.rows;
  const differences = found.without.flatMap(({ difference }) => difference ?? []);
  const range =
    differences.length === 0 ? null : ([Math.min(...differences), Math.max(...differences)] as const);
  return {
    repositories: found.n_repositories,
    largest: largest ? `${largest.repository} (${percent(largest.n_tasks / found.n_tasks)})` : null,
    difference: toPoints(found.difference),
    clustered: intervalToPoints(found.clustered?.interval ?? null),
    p: found.clustered?.p ?? null,
    two_level: intervalToPoints(found.two_level?.interval ?? null),
    range: intervalToPoints(range),
    most: found.most_influential?.repository ?? null,
    signs: found.n_sign_changes,
    significances: found.n_significance_changes,
  };
}

function summaryReasons({ reasons }: RepositorySensitivity) {
  const { difference, clustered, two_level, most_influential } = reasons;
  return {
    ...{ largest: difference, difference, clustered, p: clustered, two_level },
    ...{ range: most_influential, most: most_influential },
  };
}

/** Every repository by itself, and the difference without it; none where there are many rows. */
export function repositoryDetails(report: Report): readonly ReportTable[] {
  const rows = labelledRows(report).filter(({ row }) => row.repositories.rows.length > 0);
  if (report.rows.length > MOST_DETAILED) return [];
  const { a, b } = sideNames(report);
  const unpaired = isUnpaired(report.comparison);
  return rows.map((one) => ({
    title: rows.length > 1 ? `By repository: ${one.label}` : 'By repository',
    remarks: [],
    notes: {
      ...{ n: 'compared', a: 'task_rate', b: 'task_rate', difference: 'difference', t: 'clustered_t' },
      ...{ newcombe: 'newcombe', without: 'without', interval: 'without', p: 'without', changes: 'changes' },
      ...{ n_a: 'group_tasks', n_b: 'group_tasks' },
      ...(unpaired && { difference: 'group_difference', t: 'welch', newcombe: 'newcombe_independent' }),
    },
    table: {
      columns: [
        { key: 'label', label: 'Repository', unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'a', label: a, unit: 'percent' },
        { key: 'b', label: b, unit: 'percent' },
        { key: 'difference', label: 'B − A', unit: 'points' },
        { key: 't', label: '95% CI, t', unit: 'points', interval: true, detail: true },
        { key: 'newcombe', label: '95% CI, Newcombe', unit: 'points', interval: true },
        { key: 'without', label: 'B − A without it', unit: 'points' },
        { key: 'interval', label: '95% CI without it', unit: 'points', interval: true },
        { key: 'p', label: 'p without it', unit: 'p' },
        { key: 'changes', label: 'Changes', unit: null },
      ],
      rows: detailLines(one.row.repositories),
    },
  }));
}

const ONE_SIDE = {
  ...{ a: 'it has tasks of B only', b: 'it has tasks of A only' },
  ...{ difference: 'it has tasks of one side only', newcombe: 'it has tasks of one side only' },
};

function detailLines({ rows, without }: RepositorySensitivity): readonly TableRow[] {
  return rows.map((row, i) => {
    const rest = without[i]!;
    return {
      kind: 'row',
      cells: {
        ...{ label: row.repository, n: row.n_tasks, a: toPoints(row.rate_a), b: toPoints(row.rate_b) },
        ...{ difference: toPoints(row.difference), t: intervalToPoints(row.ci_t) },
        ...{ newcombe: intervalToPoints(row.ci_newcombe), without: toPoints(rest.difference) },
        ...{ interval: intervalToPoints(rest.interval), p: rest.p, changes: changesText(rest) },
      },
      reasons: {
        ...(row.difference === null && ONE_SIDE),
        t:
          row.difference === null
            ? ONE_SIDE.difference
            : row.n_tasks < 2
              ? 'it has one task only'
              : 'all of its tasks have the same difference',
        without: 'no task of a side is of another repository',
        ...{ interval: REST_ALIKE, p: REST_ALIKE },
      },
    };
  });
}
