/** A commit's changes, parted as SWE-bench does: those of the tests, and all others. */
export interface SplitPatch {
  readonly patch: string;
  readonly test_patch: string;
  /** Paths of the tests' files, in the order of the patch. */
  readonly test_files: readonly string[];
}

/** Parts a patch in mailbox form by file. Throws an Error where either part is empty: that is no task. */
export function splitPatch(mail: string): SplitPatch {
  const files = mail.split(/^(?=diff --git )/m).slice(1);
  const pathOf = (file: string) => /^diff --git a\/(\S+) b\//.exec(file)?.[1] ?? '';
  const isTest = (file: string) => pathOf(file).startsWith('tests/');
  const tests = files.filter(isTest);
  const rest = files.filter((file) => !isTest(file));
  if (tests.length === 0 || rest.length === 0) throw new Error('a fix changes both sources and tests');
  return { patch: rest.join(''), test_patch: tests.join(''), test_files: tests.map(pathOf) };
}
