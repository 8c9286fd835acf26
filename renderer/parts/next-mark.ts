/**
 * The first mark after `at`, or before it where `step` is −1; behind the last one it begins anew. Undefined where there is
 * none. `marks` rise; `at` null: nothing has been jumped to yet.
 */
export function nextMark(marks: readonly number[], at: number | null, step: 1 | -1): number | undefined {
  const next =
    at === null
      ? undefined
      : step === 1
        ? marks.find((mark) => mark > at)
        : marks.findLast((mark) => mark < at);
  return next ?? marks.at(step === 1 ? 0 : -1);
}
