/** How the tests of a repository at a version are run, as shell text for the repository's folder. */
export interface TestSpec {
  /** Without the test files, which follow it. */
  readonly test: string;
  /** What goes before: mostly the locale. */
  readonly prepare: readonly string[];
  /** Installs the repository anew, patched as it is. */
  readonly install: string;
}

export interface SpecGroup extends TestSpec {
  readonly versions: readonly string[];
}
