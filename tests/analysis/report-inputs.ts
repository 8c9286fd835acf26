import type { Repeats } from '../../analysis/model/comparison.ts';
import type { ReportInput, ReportTask, TaskMeasures } from '../../analysis/model/report.ts';

interface Sides {
  readonly a: Repeats;
  readonly b: Repeats;
  readonly repository?: string | null;
  readonly measures_a?: Partial<TaskMeasures>;
  readonly measures_b?: Partial<TaskMeasures>;
}

const UNKNOWN: TaskMeasures = {
  ...{ steps: null, input_tokens: null, output_tokens: null, cost_usd: null, duration_s: null },
};

const measures = (known: Partial<TaskMeasures> | undefined) => (known ? { ...UNKNOWN, ...known } : null);
const numbered = (repeats: Repeats) => repeats.map((_, i) => i + 1);

export function reportTask(side: Sides, i: number): ReportTask {
  return {
    ...{ task: `t${i}`, repository: side.repository ?? null, a: side.a, b: side.b },
    ...{ repeats_a: numbered(side.a), repeats_b: numbered(side.b) },
    ...{ measures_a: measures(side.measures_a), measures_b: measures(side.measures_b) },
  };
}

/** A row of a report, its runs numbered from 1. */
export function reportInput(sides: readonly Sides[], system = 's'): ReportInput {
  return { system, condition: null, tasks: sides.map(reportTask), unscored_a: {}, unscored_b: {} };
}

/** A table of single runs: solved by both, A only, B only, neither. */
export function singleRuns(both: number, aOnly: number, bOnly: number, neither: number): readonly Sides[] {
  const cell = (n: number, a: 0 | 1, b: 0 | 1) =>
    Array.from({ length: n }, (): Sides => ({ a: [a], b: [b] }));
  return [...cell(both, 1, 1), ...cell(aOnly, 1, 0), ...cell(bOnly, 0, 1), ...cell(neither, 0, 0)];
}
