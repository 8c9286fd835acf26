export { compositionFault } from './composition-fault.ts';
export { familyOfScript, styleOfScript, taskOfScript } from './realswe-of-scripts.ts';
export {
  ISSUE_TYPES,
  type RealSweFamily,
  type RealSweStyle,
  type RealSweTask,
  type RealSweTaskFacts,
} from './realswe-records.ts';
export {
  type FamilyProvenance,
  REALSWE_METHOD,
  type StyleProvenance,
  scriptOfFamily,
  scriptOfStyle,
  scriptOfTask,
  type TaskProvenance,
} from './scripts-of-realswe.ts';
