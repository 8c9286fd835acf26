const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/**
 * Lines that a unified diff adds or removes. Lines are counted within their hunks, so that a removed `-- x` is no header.
 * 0 for a diff without hunks, such as one of binary files.
 */
export function changedLines(diff: string): number {
  let [old, added, changed] = [0, 0, 0];
  for (const line of diff.split('\n')) {
    if (old <= 0 && added <= 0) {
      const hunk = HUNK.exec(line);
      if (hunk) [old, added] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
      continue;
    }
    if (line.startsWith('+')) added -= 1;
    else if (line.startsWith('-')) old -= 1;
    else if (!line.startsWith('\\')) {
      old -= 1;
      added -= 1;
      continue;
    }
    if (!line.startsWith('\\')) changed += 1;
  }
  return changed;
}
