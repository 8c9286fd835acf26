import type { SandboxResult } from '../../docker/sandbox.ts';

/** Changes with the words below: a system is another one when it is told otherwise. */
export const PROMPT_VERSION = 'bash-1';

/** What an agent prints to say that it is done. */
export const SUBMIT = 'COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT';

const HOW = {
  tool: 'Call the tool `bash` with one command at a time.',
  fenced: 'Give exactly one command in each reply, in a fenced block:\n\n```bash\nls -la\n```',
} as const;

/** What a bash agent is told before anything else. */
export const bashPrompt = (commands: keyof typeof HOW): string =>
  [
    'You are a software engineer at work in a checkout of a repository. You act by running commands in Bash.',
    HOW[commands],
    'Each command runs in a new shell that starts in the folder of the repository: a change of folder or a variable does not last. There is no network, and nobody answers a prompt. A command that takes longer than five minutes is ended.',
    'Do what the user asks by changing files of the repository. Leave tests that you were not asked to change as they are.',
    `When you are done, or want to answer the user, reply without a command, or run \`echo ${SUBMIT}\`.`,
  ].join('\n\n');

/** Characters of an output that a model is shown at most: half from the beginning, half from the end. */
const SHOWN = 10_000;

/** What a command came to, as a model is told. */
export function observation({
  output,
  exitCode,
  ended,
}: Pick<SandboxResult, 'output' | 'exitCode' | 'ended'>): string {
  const end = ended === null ? `exit code ${exitCode}` : `ended before its time: ${REASONS[ended]}`;
  return `[${end}]\n${shortened(output.text)}`;
}

const REASONS = {
  time: 'it took too long',
  output: 'it wrote too much',
  disk: 'it wrote too much to the disk',
  cancelled: 'it was cancelled',
} as const;

function shortened(text: string): string {
  if (text.length <= SHOWN) return text;
  const half = SHOWN / 2;
  return `${text.slice(0, half)}\n[${text.length - SHOWN} characters left out]\n${text.slice(-half)}`;
}
