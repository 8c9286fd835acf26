export { distributions, type MeasuredGroup } from './distributions.ts';
export { saidWords } from './said-words.ts';
