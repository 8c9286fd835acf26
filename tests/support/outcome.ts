interface Problem {
  readonly file: string;
  readonly line: number | null;
  readonly code: string;
}

/** What `import --json` prints, as far as tests look at it. */
export interface Outcome {
  readonly imports: readonly {
    readonly import_id: number;
    readonly path: string;
    readonly state: string;
    readonly n_runs: number;
    readonly n_duplicates: number;
    readonly n_problems: number;
    readonly problems: readonly Problem[];
  }[];
  readonly unrecognised: readonly { readonly path: string; readonly reason: string }[];
}
