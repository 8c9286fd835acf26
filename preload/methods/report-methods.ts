import { reportRequestSchema, reportSchema } from '../schemas/report-schema.ts';

/** One page on a comparison. */
export const reportMethods = {
  /** All that a careful reader asks of a comparison, as data; `analysis/report` writes it as Markdown and LaTeX. */
  report: { kind: 'call', input: reportRequestSchema, output: reportSchema },
} as const;
