export { averageLinkage, type Linkage } from './average-linkage.ts';
export { cellDistances } from './cell-distances.ts';
export { MOST_CLUSTERED } from './clustered-lines.ts';
export type { MatrixInput } from './matrix-input.ts';
export { optimalLeafOrder } from './optimal-leaf-order.ts';
export { outcomeMatrix } from './outcome-matrix.ts';
export { solvedSentence } from './solved-sentence.ts';
