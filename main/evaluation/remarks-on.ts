import { count } from '../../analysis/format/number.ts';
import type { Sandbox } from '../docker/sandbox.ts';

/** What a person should know of tests that have run, a sentence each. @param omitted bytes of output not kept */
export async function remarksOn(sandbox: Sandbox, omitted: number): Promise<readonly string[]> {
  return [
    ...(omitted > 0
      ? [`The tests wrote more than is kept: ${count(omitted)} bytes are left out of the log.`]
      : []),
    ...((await sandbox.wasOutOfMemory()) ? ['Something in the container was ended for want of memory.'] : []),
  ];
}
