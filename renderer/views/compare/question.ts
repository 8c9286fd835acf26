/** What Compare answers. */
export const QUESTION = 'What did the change cost, for whom, and is it real?';
