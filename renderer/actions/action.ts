/** Something a person can do here and now: in the palette always, on a key where it has one. */
export interface Action {
  readonly id: string;
  readonly title: string;
  /** As in a key map: `.`, `g o`, `mod+k`. */
  readonly keys?: string;
  readonly run: () => void;
}

export interface ActionGroup {
  readonly name: string;
  readonly actions: readonly Action[];
}
