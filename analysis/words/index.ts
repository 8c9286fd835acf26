export { columnTerm } from './column-term.ts';
export { findTerms } from './find-terms.ts';
export {
  GLOSSARY,
  isTermKey,
  type StatisticKey,
  TERM_GROUPS,
  type TermGroup,
  type TermKey,
} from './glossary.ts';
export { groupTerm } from './group-term.ts';
export { INTERVAL_SHAPE, type Mark, markedTerms } from './marked-terms.ts';
export type { Term } from './term.ts';
