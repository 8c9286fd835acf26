/** The first mark after `at`, or before it where `step` is −1; undefined where there is none. `marks` rise. */
export function nextMark(marks: readonly number[], at: number, step: 1 | -1): number | undefined {
  return step === 1 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at);
}
