import { createHash } from 'node:crypto';
import type { ExecWatch } from '../../docker/exec.ts';
import type { Sandbox, SandboxResult } from '../../docker/sandbox.ts';
import type { ExecLimits } from '../../docker/sandbox-spec.ts';

/** A tree of ours beside the agent's repository: whatever is done to that one, what changed is still known. */
const TREE = '/parallax-tree';
const GIT = `git --git-dir=${TREE} --work-tree="$PWD"`;
const EDIT_FOLDER = '/parallax-edit';
const EXACTLY = 'git apply';
const QUICK = { seconds: 600, keepBytes: 2 ** 20 };
const PATCH_LIMITS = { seconds: 600, keepBytes: 64 * 2 ** 20 };

/** Nothing of the future: what is not an ancestor of the base commit is no longer there to be read. */
const FORGET = [
  'git rev-parse --verify --quiet HEAD > /dev/null || exit 0',
  'head=$(git symbolic-ref --quiet HEAD || true)',
  'git remote | xargs -r -n 1 git remote remove',
  'git for-each-ref --format="%(refname)" | grep -vxF -e "$head" | while read -r ref; do git update-ref -d "$ref"; done',
  'rm -f .git/FETCH_HEAD .git/ORIG_HEAD',
  'git reflog expire --expire=now --all',
  'git repack -a -d -q',
  'git prune --expire=now',
].join('\n');

export interface AppliedEdit {
  /** The command that applied it; null where none did. */
  readonly rung: string | null;
  /** SHA-256 of the tree before and after. */
  readonly before_hash: string;
  readonly after_hash: string;
}

/** The repository that an agent works in, inside a sandbox. */
export class Workspace {
  private constructor(
    private readonly sandbox: Sandbox,
    /** Of the repository, inside. */
    readonly folder: string,
    private readonly base: string,
  ) {}

  /**
   * Makes a repository ready for an attempt: later commits are taken out of reach, and what it holds now is noted.
   * @throws where it cannot be, which is no fault of the agent
   */
  static async open(sandbox: Sandbox, folder: string): Promise<Workspace> {
    const must = async (what: string, command: string) => {
      const { exitCode, output } = await bash(sandbox, folder, command, QUICK);
      if (exitCode !== 0) throw new Error(`${folder} cannot be ${what}: ${output.text.slice(-2000)}`);
    };
    await must('trusted', 'git config --global --add safe.directory "*"');
    await must('cut off from later commits', FORGET);
    await must('noted', `git init --quiet --bare ${TREE}`);
    return new Workspace(sandbox, folder, await treeOf(sandbox, folder));
  }

  /** Runs one line of Bash as the agent's own. */
  run(
    command: string,
    limits: Partial<ExecLimits>,
    watch: Pick<ExecWatch, 'signal'> = {},
  ): Promise<SandboxResult> {
    return this.sandbox.exec({ words: ['bash', '-c', command], workdir: this.folder }, limits, watch);
  }

  /** Everything that changed since the beginning, as a patch; what the repository ignores is left out. */
  async patch(): Promise<string> {
    const tree = await treeOf(this.sandbox, this.folder);
    const command = `${GIT} diff --binary --no-color --no-ext-diff --no-textconv --no-renames ${this.base} ${tree}`;
    const { exitCode, output } = await bash(this.sandbox, this.folder, command, PATCH_LIMITS);
    if (exitCode !== 0 || output.omitted > 0)
      throw new Error(
        output.omitted > 0
          ? `The change takes ${output.bytes} bytes, more than can be kept.`
          : `What changed cannot be read: ${output.text.slice(-2000)}`,
      );
    return output.text;
  }

  /** The user changes files while the agent works: whole and exactly, or not at all. */
  async apply(diff: string): Promise<AppliedEdit> {
    const before_hash = sha256(await treeOf(this.sandbox, this.folder));
    await this.sandbox.put(EDIT_FOLDER, [{ path: 'edit.diff', content: diff }]);
    const { exitCode } = await bash(this.sandbox, this.folder, `${EXACTLY} ${EDIT_FOLDER}/edit.diff`, QUICK);
    const after_hash = sha256(await treeOf(this.sandbox, this.folder));
    return { rung: exitCode === 0 ? EXACTLY : null, before_hash, after_hash };
  }
}

const bash = (sandbox: Sandbox, folder: string, command: string, limits: Partial<ExecLimits>) =>
  sandbox.exec({ words: ['bash', '-c', command], workdir: folder }, limits);

async function treeOf(sandbox: Sandbox, folder: string): Promise<string> {
  const { exitCode, output } = await bash(
    sandbox,
    folder,
    `${GIT} -c core.autocrlf=false add -A . && ${GIT} write-tree`,
    QUICK,
  );
  const tree = /^[0-9a-f]{40,64}$/m.exec(output.text)?.[0];
  if (exitCode !== 0 || tree === undefined)
    throw new Error(`What ${folder} holds cannot be noted: ${output.text.slice(-2000)}`);
  return tree;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
