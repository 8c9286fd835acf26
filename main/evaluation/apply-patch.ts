import type { Sandbox, SandboxResult } from '../docker/sandbox.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';

export interface AppliedPatch {
  /** The command that applied it whole; null where none did. */
  readonly rung: string | null;
  readonly log: string;
  readonly remarks: readonly string[];
}

const FOLDER = '/parallax';
const FILE = `${FOLDER}/patch.diff`;

/** SWE-bench's commands in their order (harness 4, `GIT_APPLY_CMDS`). */
const RUNGS = [
  'git apply --verbose',
  'git apply --verbose --reject',
  'patch --batch --fuzz=5 -p1 -i',
] as const;

/** Puts a tree back to what `BEFORE` saw: what a rung that failed has left would stand in the way of the next. */
const BEFORE = `git ls-files --others -z > ${FOLDER}/before`;
const RESTORE = [
  'set -e -o pipefail',
  'git checkout --quiet -- .',
  `git ls-files --others -z > ${FOLDER}/after`,
  `cat ${FOLDER}/before ${FOLDER}/after | sort -z | uniq -z -u | xargs -0 -r rm -f --`,
].join('; ');

const LIMITS = { seconds: 300, keepBytes: 2 ** 20 };

/**
 * Applies a patch to the repository in `folder`: as git does, then as the published harness falls back, each try on a
 * clean tree. A patch whose lines all end in CR LF is tried as it is, then with LF, which is said, before the next. Throws
 * where the repository cannot be put back, which is no fault of the patch.
 */
export async function applyPatch(sandbox: Sandbox, folder: string, patch: string): Promise<AppliedPatch> {
  const run = (command: string) => sandbox.exec({ words: ['bash', '-c', command], workdir: folder }, LIMITS);
  const logs: string[] = [];
  const must = async (command: string) => {
    const { exitCode, output } = await run(command);
    if (exitCode !== 0)
      throw new Error(`The repository in ${folder} cannot be prepared for a patch: ${output.text}`);
  };
  await must(`git config --global --add safe.directory "$PWD" && mkdir -p ${FOLDER} && ${BEFORE}`);
  for (const rung of RUNGS) {
    for (const { text, remarks } of forms(patch)) {
      await sandbox.put(FOLDER, [{ path: 'patch.diff', content: text }]);
      const result = await run(`${rung} ${FILE}`);
      logs.push(logOf(rung, result));
      if (result.exitCode === 0) return { rung, log: logs.join(''), remarks };
      await must(RESTORE);
    }
  }
  await refuseFullDisk(sandbox, logs.join(''));
  return { rung: null, log: logs.join(''), remarks: [] };
}

interface Form {
  readonly text: string;
  readonly remarks: readonly string[];
}

function forms(patch: string): readonly Form[] {
  const ended = patch.endsWith('\n') ? patch : `${patch}\n`;
  const as_it_is = { text: ended, remarks: [] };
  const lines = ended.slice(0, -1).split('\n');
  if (!lines.every((line) => line.endsWith('\r'))) return [as_it_is];
  const remark = 'Every line of the patch ends in CR LF; it applies only with LF.';
  return [as_it_is, { text: ended.replaceAll('\r\n', '\n'), remarks: [remark] }];
}

const logOf = (command: string, { output, exitCode, ended }: SandboxResult): string =>
  `$ ${command}\n${output.text}\n[${ended ?? `exit ${exitCode}`}]\n`;
