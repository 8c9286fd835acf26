import { isUnpaired } from '../../compare/comparison-words.ts';
import { toPoints } from '../../figures/to-points.ts';
import { fixed, percent, pointsText } from '../../format/number.ts';
import type { Power, Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

/** What the comparison could have found: of one outcome per task, then of task means. */
export function powerTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const power = rows[0]?.row.power;
  const stated = power ? pointsText(power.stated_difference) : 'the stated difference';
  const wanted = percent(power?.wanted ?? null);
  const unpaired = isUnpaired(report.comparison);
  return {
    title: 'Power',
    remarks: [
      `For a difference of ${stated}, at p < 0.05; detectable: with a power of ${wanted}.`,
      ...reasonRemarks(
        rows.flatMap(({ label, row }) =>
          Object.entries(row.power.reasons)
            .filter(([name]) => !(unpaired && name === 'discordance'))
            .map(([, reason]) => ({ label, reason })),
        ),
      ),
    ],
    notes: {
      ...{ test: 'power', n: 'compared', variation: 'variation', power: 'power' },
      ...{ detectable: 'detectable', needed: 'tasks_needed' },
      ...(unpaired && { test: 'group_power', power: 'group_power', detectable: 'group_detectable' }),
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'test', label: 'Test', unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'variation', label: 'Variation', unit: null },
        { key: 'power', label: 'Power', unit: 'percent' },
        { key: 'detectable', label: 'Detectable', unit: 'points' },
        { key: 'needed', label: 'Tasks needed', unit: 'tasks' },
      ],
      rows: rows.flatMap(({ label, row }) =>
        (unpaired ? groupLines : lines)(row.power).map(({ cells, reasons }) => ({
          kind: 'row' as const,
          cells: { label, ...cells },
          reasons,
        })),
      ),
    },
  };
}

/** Of sides that share no task: their task means alone. */
function groupLines({ n_tasks, se, mean_power, mean_detectable, reasons: why }: Power) {
  const cells = {
    ...{ test: 'task means, normal', n: n_tasks, needed: null },
    variation: se === null ? null : `se ${fixed(se, 3)}`,
    ...{ power: toPoints(mean_power), detectable: toPoints(mean_detectable) },
  };
  return [
    {
      cells,
      reasons: {
        variation: why.sd,
        power: why.sd,
        detectable: why.sd,
        needed: why.sd ?? why.mean_tasks_needed,
      },
    },
  ];
}

const ENUMERATED = 'it is found for the normal approximation only';

function lines(power: Power) {
  const { n_outcomes, discordance, n_tasks, sd, reasons: why } = power;
  const discordant = {
    n: n_outcomes,
    variation: discordance === null ? null : `${percent(discordance)} discordant`,
  };
  const line = (test: string, value: number | null, detectable: number | null, needed: number | null) => ({
    ...{ test, power: toPoints(value), detectable: toPoints(detectable), needed },
  });
  const because = (value?: string, detectable?: string, needed?: string) => ({
    variation: why.discordance,
    power: value ?? why.discordance,
    detectable: detectable ?? why.discordance,
    needed: needed ?? why.discordance,
  });
  return [
    {
      cells: {
        ...discordant,
        ...line('paired, normal', power.power_normal, power.detectable_normal, power.tasks_needed),
      },
      reasons: because(why.power_normal, why.detectable_normal, why.tasks_needed),
    },
    {
      cells: { ...discordant, ...line('McNemar exact', power.power_exact, power.detectable_exact, null) },
      reasons: because(why.power_exact, why.detectable_exact, ENUMERATED),
    },
    {
      cells: { ...discordant, ...line('McNemar mid-p', power.power_mid_p, power.detectable_mid_p, null) },
      reasons: because(why.power_mid_p, why.detectable_mid_p, ENUMERATED),
    },
    {
      cells: {
        ...{ n: n_tasks, variation: sd === null ? null : `sd ${fixed(sd, 3)}` },
        ...line('task means, normal', power.mean_power, power.mean_detectable, power.mean_tasks_needed),
      },
      reasons: { ...because(why.sd, why.sd, why.sd), variation: why.sd },
    },
  ];
}
