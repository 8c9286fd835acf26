const LONGEST = 280;
const KEPT = 220;

/** The beginning of a long text, cut between words; a text that is hardly longer stays whole. */
export function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', KEPT);
  return text.slice(0, end > 0 ? end : KEPT);
}
