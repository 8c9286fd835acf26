export { scriptsOfTouchRecord } from './scripts-of-touch-record.ts';
export { DELIVERIES, TOUCH_EVENTS, type TouchRecord } from './touch-record.ts';
export { touchRecordOf } from './touch-record-of.ts';
export type { CoEditProvenance, CounterEditProvenance, TouchScripts } from './touch-scripts.ts';
export { TOUCH_METHOD } from './touch-scripts.ts';
