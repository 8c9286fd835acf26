/** Why the agent stopped. */
export const EXITS = ['submitted', 'step-limit', 'token-limit', 'cost-limit', 'time-limit', 'error'] as const;

export type Exit = (typeof EXITS)[number];
