import type { FigureTable } from '../figures/figure-table.ts';
import type { ReportTerm } from './explanations.ts';

/** One section of a report as it is printed. */
export interface ReportTable {
  readonly title: string;
  /** What a reader must know before the numbers, and why some are missing. */
  readonly remarks: readonly string[];
  /** Columns of detail are for Markdown, which has the room; LaTeX leaves them out. */
  readonly table: FigureTable;
  /** Key of a column → what explains it, for every column but the first. */
  readonly notes: Readonly<Record<string, ReportTerm>>;
}
