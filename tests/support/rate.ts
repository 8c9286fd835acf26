/** The part of a row of `rates --json` that tests look at. */
export interface Rate {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number | null;
  readonly resolved: number;
  readonly n_scored: number;
  readonly n_unscored: number;
  readonly n_tasks: number;
  readonly n_suspect: number;
  readonly n_ambiguous: number;
  readonly published: number | null;
  readonly rate: number | null;
  readonly ci: readonly [number, number] | null;
}

/** `benchmark | system | condition | repeat` → what it resolved of how many, for single repeats. */
export const counts = (rows: readonly Rate[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows
      .filter(({ repeat }) => repeat !== null)
      .map((row) => [
        [row.benchmark, row.system, row.condition, row.repeat].join(' | '),
        `${row.resolved} of ${row.n_scored}`,
      ]),
  );
