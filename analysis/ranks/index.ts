export type { RankOptions } from './rank-options.ts';
export { rankSystems } from './rank-systems.ts';
