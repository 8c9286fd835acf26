export { flowOfRows } from './flow-of-rows.ts';
export { rowsOfFlow } from './rows-of-flow.ts';
export { TASKFLOW_METHOD } from './script-of-turns.ts';
export type { FlowColumns, FlowForm, FlowProvenance } from './taskflow-turn.ts';
