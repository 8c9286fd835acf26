import { count } from '../../analysis/format/number.ts';
import type { Sandbox, SandboxResult } from '../docker/sandbox.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';

/**
 * Ends what tests have left running, and makes sure that what they came to was theirs. @returns what a person should
 * know of it, a sentence each. @throws where the container was killed, or the engine's disk is full
 */
export async function afterTests(
  sandbox: Sandbox,
  { output, errors }: SandboxResult,
): Promise<readonly string[]> {
  await sandbox.quiet();
  await refuseFullDisk(sandbox, output.text + (errors?.text ?? ''));
  const omitted = output.omitted + (errors?.omitted ?? 0);
  return [
    ...(omitted > 0
      ? [`The tests wrote more than is kept: ${count(omitted)} bytes are left out of the log.`]
      : []),
    ...((await sandbox.wasOutOfMemory()) ? ['Something in the container was ended for want of memory.'] : []),
  ];
}
