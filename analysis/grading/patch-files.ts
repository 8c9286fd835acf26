/** The files of a git patch: those that it changes, by their old names, and those that it adds. */
export interface PatchFiles {
  readonly changed: readonly string[];
  readonly added: readonly string[];
}

const HEADING = /^diff --git /m;

/** Reads the headings of each file only, so a hunk that quotes a patch adds nothing. */
export function patchFiles(patch: string): PatchFiles {
  const headings = patch
    .split(HEADING)
    .slice(1)
    .map((file) => file.split(/^@@ /m, 1)[0]!);
  const added = headings.filter((heading) => /^new file mode /m.test(heading));
  return {
    changed: headings.filter((heading) => !added.includes(heading)).map(oldName),
    added: added.map((heading) => firstLine(heading).replace(/^.* b\//, '')),
  };
}

function oldName(heading: string): string {
  const told = /^(?:--- a\/|rename from |copy from )([^\t\n]*)/m.exec(heading);
  return told ? told[1]! : firstLine(heading).replace(/^a\/(.*) b\/.*$/, '$1');
}

const firstLine = (text: string) => text.split('\n', 1)[0]!;
