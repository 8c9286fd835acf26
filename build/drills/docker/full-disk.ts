import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './fault.ts';
import { grade, type Lab, withLab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { USUAL_TEST } from './made-task.ts';

/** Fills the engine's small disk before tests that write a little: nothing is scored, and with room again all is graded. */
export async function fullDisk(): Promise<Finding> {
  const root = mkdtempSync(join(tmpdir(), 'parallax-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1200m', 'tmpfs', root]);
  try {
    return await withLab((lab) => filled(lab, root), root);
  } finally {
    execFileSync('umount', ['--lazy', root]);
    rmdirSync(root);
  }
}

async function filled(lab: Lab, root: string): Promise<Finding> {
  const test = `set -e\nhead -c 50000000 /dev/zero > big || exit 3\n${USUAL_TEST}`;
  const paths = await writeTasks(lab, [{ name: 'd0', test }]);
  const filler = join(root, 'filler');
  mkdirSync(filler);
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${join(filler, 'x')}`, 'bs=1M', 'status=none'], {
      stdio: 'ignore',
    });
  } catch {
    // It is full: that was the aim.
  }
  const full = await grade(lab, { paths, parallel: 1 });
  rmSync(filler, { recursive: true });
  const scored = full.runs.filter(({ resolved }) => resolved !== null).map(() => 'a full disk was scored');
  const again = await grade(lab, { paths, parallel: 1 });
  const isGraded = again.runs.some(({ verdict }) => verdict === 'resolved');
  return {
    name: 'disk full',
    seen: `${full.runs[0]?.verdict}: ${full.runs[0]?.because.replace(/^.*?([^/:]+: )?(?=no space)/i, '')}; with room again ${again.runs[0]?.verdict}`,
    faults: [
      ...scored,
      ...(isGraded ? [] : ['it was not graded with room again']),
      ...(await leftOn(lab.engine)),
    ],
  };
}
