import { finishJob } from '../../main/workspace/finish-job.ts';
import { openWorkspace } from '../../main/workspace/open-workspace.ts';
import type { Port } from '../../preload/port.ts';
import type { Mapping } from '../../preload/schemas/mapping-schema.ts';

/** Opens a workspace as the app does, without a window, and closes it afterwards. */
export async function withWorkspace<T>(path: string, work: (port: Port) => Promise<T>): Promise<T> {
  const log = (error: unknown) => console.error(error);
  const workspace = await openWorkspace(path, { log });
  try {
    return await work(workspace.port);
  } finally {
    await workspace.close();
  }
}

/** An import from its start until its job is done. */
export async function importInto(port: Port, path: string, mapping: Mapping = {}): Promise<void> {
  const { job_id } = await port.call('import.start', { paths: [path], mapping });
  await finishJob(port, job_id);
}
