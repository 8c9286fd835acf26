/** Why a row has no numbers. */
export const NO_TASK = 'no task is scored on both sides';
