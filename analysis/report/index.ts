export {
  computeReport,
  joinedReport,
  type ReportOptions,
  reportExtent,
  reportOutcomes,
} from './compute-report.ts';
export { EXPLANATIONS, GROUP_EXPLANATIONS } from './explanations.ts';
export { makeReport, type ReportScope } from './make-report.ts';
export { toLatex } from './to-latex.ts';
export { toMarkdown } from './to-markdown.ts';
