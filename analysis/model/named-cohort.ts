/** A cohort that the workspace keeps under a name, as far as one has to know to read what it restricts. */
export interface NamedCohort {
  readonly name: string;
  readonly n_tasks: number;
  /** As `Cohort.hash`. */
  readonly hash: string;
  /** Where it was drawn from more tasks: their number, and the seed; else null. */
  readonly sample: { readonly n_from: number; readonly seed: string } | null;
  /** The cohorts that it lies within, as `cohortWords` tells them; null where it is of no other. */
  readonly part_of: string | null;
  /** Its tasks were chosen by what runs on them came to: rates of those runs are not those of other runs. */
  readonly by_result: boolean;
}
