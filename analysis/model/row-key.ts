/** Whose runs a row of numbers sums up; a part that is null does not restrict them. */
export interface RowKey {
  readonly benchmark: string | null;
  readonly system: string;
  readonly condition: string | null;
  /** null: all repeats. */
  readonly repeat: number | null;
}
