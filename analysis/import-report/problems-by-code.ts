/** What an import could not take as it stands. */
export interface ReportedProblem {
  readonly file: string;
  readonly line: number | null;
  readonly code: string;
  readonly reason: string;
}

export interface ProblemGroup {
  readonly code: string;
  /** How many there are; `first` may hold fewer. */
  readonly n: number;
  readonly first: readonly ReportedProblem[];
}

/** Problems by kind, the most frequent kind first. */
export function problemsByCode(
  counts: Readonly<Record<string, number>>,
  listed: readonly ReportedProblem[],
): readonly ProblemGroup[] {
  return Object.entries(counts)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([code, n]) => ({ code, n, first: listed.filter((problem) => problem.code === code) }));
}
