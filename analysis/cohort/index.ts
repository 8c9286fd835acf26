export { cohortHash } from './cohort-hash.ts';
export { cohortSize, cohortWords } from './cohort-words.ts';
export { drawTasks } from './draw-tasks.ts';
