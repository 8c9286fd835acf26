/** What Ranks answers. */
export const QUESTION = 'Does the order of systems change, and is that more than the ranks are unsure?';
