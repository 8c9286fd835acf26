/** A text as it is searched in: capitals count only where what is wanted has some. */
export const comparable = (text: string, wanted: string): string =>
  wanted === wanted.toLowerCase() ? text.toLowerCase() : text;
