import type { Interval } from '../model/comparison.ts';
import type { RowKey } from '../model/row-key.ts';

/** `rank` may be a half; `number` is a measure's own unit, which its label names. */
export type Unit = 'tasks' | 'percent' | 'points' | 'ratio' | 'p' | 'usd' | 'rank' | 'number' | null;

export interface TableColumn {
  readonly key: string;
  readonly label: string;
  readonly unit: Unit;
  /** The cells are intervals. */
  readonly interval?: true;
  /** Kept in data files, left out of a printed table. */
  readonly detail?: true;
  /** Every value of it that is not null is drawn as a mark. */
  readonly drawn?: true;
}

/** A number is in its column's unit; an interval is a pair of them; null is undefined or does not apply. */
export type TableCell = string | number | Interval | null;

export interface TableRow {
  /** `part` belongs to the row above it, `summary` sums up all. */
  readonly kind: 'row' | 'part' | 'summary';
  readonly cells: Readonly<Record<string, TableCell>>;
  /** Key of a column → why its cell is null, where a window can tell it. */
  readonly reasons?: Readonly<Record<string, string | null | undefined>>;
  /** Whose runs it sums up, so that a window can list them; left out where they are not one system's. */
  readonly of?: RowKey;
}

/** A figure's data, as every figure declares it: what is drawn and what stands beside it. */
export interface FigureTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}
