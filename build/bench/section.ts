/** What one benchmark found: a table under a heading. Figures in the table are numbers in the unit its column names. */
export interface Section {
  readonly title: string;
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
