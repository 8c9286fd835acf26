const BINARY = /^(?:Binary files .* differ|GIT binary patch)\r?$/m;

/** A git patch without the files whose change is binary, which SWE-bench Pro leaves out before it applies one. */
export function withoutBinaryFiles(patch: string): string {
  return patch
    .split(/^(?=diff --git )/m)
    .filter((file) => !BINARY.test(file))
    .join('');
}
