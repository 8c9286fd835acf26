import type { Sandbox } from '../../docker/sandbox.ts';
import type { Evaluated } from '../verifier.ts';

const FIX = '/home/fix.patch';
const TEST = '/home/test.patch';

/** A command of plain words, so that adding one changes nothing else. */
const APPLY = /^\s*(git apply(?: +[\w=./:-]+)+) *$/;
const FOLDER = /^\s*cd +([\w./-]+) *$/;

const LIMITS = { seconds: 300, keepBytes: 2 ** 20 };

/**
 * Whether the patches apply, by trying the script's own command without its effect: afterwards a log cannot tell. Where
 * the script has no such plain command, it is left to decide itself. @throws where the test patch alone does not apply
 */
export async function checkPatches(
  sandbox: Sandbox,
  script: string,
): Promise<Pick<Evaluated, 'rung' | 'applied' | 'log'>> {
  const found = commandIn(script);
  if (found === null) return { rung: null, applied: true, log: '' };
  const check = async (command: string) => {
    const words = ['bash', '-c', command.replace('git apply', 'git apply --check')];
    const { exitCode, output } = await sandbox.exec({ words, workdir: found.folder }, LIMITS);
    return { applied: exitCode === 0, log: `$ ${words[2]}\n${output.text}\n[exit ${exitCode}]\n` };
  };
  const both = await check(found.command);
  if (both.applied) return { ...both, rung: found.command };
  const alone = await check(found.command.replace(FIX, ''));
  if (!alone.applied)
    throw new Error(`The test patch of the image does not apply in ${found.folder}: ${alone.log}`);
  return { ...both, rung: null };
}

interface Found {
  readonly command: string;
  readonly folder: string;
}

/** The only line that applies patches, where it applies both. */
function commandIn(script: string): Found | null {
  const lines = script.split('\n');
  const applying = lines.filter((line) => line.includes('git apply'));
  const command = APPLY.exec(applying[0] ?? '')?.[1];
  if (applying.length !== 1 || !command?.includes(FIX) || !command.includes(TEST)) return null;
  const folders = lines.slice(0, lines.indexOf(applying[0]!)).map((line) => FOLDER.exec(line)?.[1]);
  const folder = folders.filter((name) => name !== undefined).at(-1);
  return folder === undefined ? null : { command, folder };
}
