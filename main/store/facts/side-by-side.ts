/** `runs` in pieces: a new one begins where a code of the next run differs. What belongs together must lie side by side. */
export function sideBySide(runs: Int32Array, ...codes: readonly Int32Array[]): readonly Int32Array[] {
  const pieces: Int32Array[] = [];
  let start = 0;
  for (let i = 1; i <= runs.length; i += 1) {
    if (i < runs.length && alike(codes, runs[i]!, runs[i - 1]!)) continue;
    pieces.push(runs.subarray(start, i));
    start = i;
  }
  return pieces;
}

function alike(codes: readonly Int32Array[], x: number, y: number): boolean {
  for (const code of codes) if (code[x] !== code[y]) return false;
  return true;
}
