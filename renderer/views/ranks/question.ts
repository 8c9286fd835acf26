/** What Ranks answers. */
export const QUESTION = 'Did the order change, and by more than the ranks leave open?';
