/** Which names have which place among the workspace's own, so that a name keeps its colour and mark everywhere. */
export interface Palette {
  /** In the order in which the workspace first met them. */
  readonly conditions: readonly string[];
  readonly systems: readonly string[];
  /** Name → colour (`#rrggbb`) where a specification sets one. */
  readonly fixed: Readonly<Record<string, string>>;
}

export const NO_PALETTE: Palette = { conditions: [], systems: [], fixed: {} };
