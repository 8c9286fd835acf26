import type { Report } from '../model/report.ts';
import type { ReportTable } from './report-table.ts';
import { droppedTable } from './tables/dropped-table.ts';
import { estimateTable } from './tables/estimate-table.ts';
import { measureTable } from './tables/measure-table.ts';
import { powerTable } from './tables/power-table.ts';
import { averagesTable, repeatTable } from './tables/repeat-tables.ts';
import { repeatedTable } from './tables/repeated-table.ts';
import { repositoryDetails, repositoryTable } from './tables/repository-tables.ts';
import { sensitivityTable } from './tables/sensitivity-table.ts';
import { testTable } from './tables/test-table.ts';
import { transitionTable } from './tables/transition-table.ts';

/** The sections of the page, in their order; none where there is no row. */
export function reportTables(report: Report): readonly ReportTable[] {
  if (report.rows.length === 0) return [];
  return [
    estimateTable(report),
    droppedTable(report),
    testTable(report),
    sensitivityTable(report),
    repositoryTable(report),
    ...repositoryDetails(report),
    transitionTable(report),
    averagesTable(report),
    ...repeatTable(report),
    ...repeatedTable(report),
    powerTable(report),
    measureTable(report),
  ];
}
