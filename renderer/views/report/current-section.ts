/** A section counts as read from where its title has come into the upper quarter. */
const READ_FROM = 0.25;

/** Index of the section being read: the last whose top is in or above the upper quarter of the view; else the first. */
export function currentSection(tops: readonly number[], height: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= READ_FROM * height),
  );
}
