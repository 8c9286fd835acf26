/** Why a row has no numbers. */
export const NO_TASK = 'no task is scored on both sides';
export const NO_OUTCOME = 'no task has one outcome on both sides';
