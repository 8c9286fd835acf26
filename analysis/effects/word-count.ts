/** Words of a text as white space divides it. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
