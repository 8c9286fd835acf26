import type { ReportInput } from '../../../analysis/model/report.ts';
import {
  joinedReport,
  type ReportOptions,
  reportExtent,
  reportOutcomes,
} from '../../../analysis/report/index.ts';
import type { Task } from '../task.ts';

interface Request extends ReportOptions {
  readonly rows: readonly ReportInput[];
}

interface Piece {
  readonly of: 'outcomes' | 'extent';
  readonly request: Request;
}

type Outcomes = ReturnType<typeof reportOutcomes>;
type Extent = ReturnType<typeof reportExtent>;

type Part =
  | { readonly of: 'outcomes'; readonly outcomes: Outcomes }
  | { readonly of: 'extent'; readonly extent: Extent };

/** A report in two pieces that take about as long: what became of tasks, and repositories and measures. */
export const reportTask: Task<Request, Piece, Part, ReturnType<typeof joinedReport>> = {
  plan: (request) => ({
    pieces: [
      { of: 'outcomes', request },
      { of: 'extent', request },
    ],
    join: (parts) => {
      const [outcomes] = parts.flatMap((part) => (part.of === 'outcomes' ? [part.outcomes] : []));
      const [extent] = parts.flatMap((part) => (part.of === 'extent' ? [part.extent] : []));
      return joinedReport(outcomes!, extent!);
    },
  }),

  work: ({ of, request: { rows, ...options } }) =>
    of === 'outcomes'
      ? { of, outcomes: reportOutcomes(rows, options) }
      : { of, extent: reportExtent(rows, options) },
};
