export {
  computeReport,
  joinedReport,
  type ReportOptions,
  reportExtent,
  reportOutcomes,
} from './compute-report.ts';
export { EXPLANATIONS } from './explanations.ts';
export { GROUP_EXPLANATIONS } from './group-explanations.ts';
export { makeReport, type ReportScope } from './make-report.ts';
export { toLatex } from './to-latex.ts';
export { toMarkdown } from './to-markdown.ts';
