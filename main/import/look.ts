import { firstRows, type RowsHead } from './rows/rows-head.ts';

/** One look at a path that several formats judge: what costs time to see is seen once. */
export class Look {
  private rows: Promise<RowsHead | null> | null = null;

  constructor(private readonly path: string) {}

  /** As `firstRows` of the path. */
  firstRows(): Promise<RowsHead | null> {
    this.rows ??= firstRows(this.path);
    return this.rows;
  }
}
