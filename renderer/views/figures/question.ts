/** What the gallery asks. */
export const QUESTION = 'Which figure answers the question of the paper?';
