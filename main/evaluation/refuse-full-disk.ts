import type { Sandbox } from '../docker/sandbox.ts';

const LEAST_KIB = 64 * 1024;

/**
 * Throws where the engine's disk is full: what failed in a sandbox then is no fault of what was tested. Asked only where
 * the output complains of it, and then of the disk itself, since anything can print such a line.
 */
export async function refuseFullDisk(sandbox: Sandbox, output: string): Promise<void> {
  if (!/No space left on device|ENOSPC|Disk quota exceeded/.test(output)) return;
  const asked = await sandbox.exec({ words: ['df', '-Pk', '/'] }, { seconds: 30, keepBytes: 4096 });
  const [, free] = /(\d+)\s+\d+%\s+\/\s*$/m.exec(asked.output.text) ?? [];
  if (free !== undefined && Number(free) < LEAST_KIB)
    throw new Error(`The engine’s disk is full: ${free} KiB are left.`);
}
