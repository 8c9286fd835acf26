/** What a try's calls of models are written down under. @param n which try of its run, from 1 */
export const subjectOf = (run_id: number, n: number): string => `run ${run_id} try ${n}`;
