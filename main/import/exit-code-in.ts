/** How harnesses word the exit code in what a command gave back: mini-swe-agent, OpenHands, Claude Code, Gemini CLI. */
const WORDINGS = [
  /^\s*(?:<exception>[\s\S]*?<\/exception>\s*)?<returncode>(-?\d+)<\/returncode>/,
  /\[The command completed with exit code (-?\d+)\.\]/,
  /^Exit code (\d+)(?:\n|$)/,
  /^Exit Code: (-?\d+)$/m,
];

/** The exit code that the output of a shell command tells in its text; null where it tells none. */
export function exitCodeIn(output: string): number | null {
  const code = WORDINGS.map((wording) => wording.exec(output)?.[1]).find((found) => found !== undefined);
  return code === undefined ? null : Number(code);
}
