import type { RateEntry } from './rate-groups.ts';
import type { RatePanel } from './rate-panels.ts';

/** One line of a figure of rates: a system under a condition. */
export interface RateLine {
  readonly entry: RateEntry;
  /** Its row in the figure's table. */
  readonly index: number;
  /** The first line of its system, which bears the name. */
  readonly starts: boolean;
}

export interface PanelLines {
  readonly benchmark: string;
  readonly lines: readonly RateLine[];
}

/** The lines of each panel from top to bottom; each takes `rows` rows of the figure's table. */
export function rateLines(
  panels: readonly RatePanel[],
  rows: (entry: RateEntry) => number = () => 1,
): readonly PanelLines[] {
  let index = 0;
  return panels.map(({ benchmark, systems }) => ({
    benchmark,
    lines: systems.flatMap(({ entries }) =>
      entries.map((entry, i) => {
        const line = { entry, index, starts: i === 0 };
        index += rows(entry);
        return line;
      }),
    ),
  }));
}
