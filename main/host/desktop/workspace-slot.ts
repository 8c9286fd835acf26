import type { Handlers } from '../../../preload/port.ts';

/** What opening a workspace gives. */
export interface OpenWorkspace {
  readonly handlers: Handlers;
  close(): Promise<void>;
}

export interface WorkspaceSlot {
  readonly path: string | null;
  readonly handlers: Handlers | null;
  /**
   * Closes the workspace that is open and opens another: a process holds one at a time.
   * @throws what opening threw, after the former workspace is open again
   */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Holds the one workspace of the app; requests that come together are done one after the other. */
export function workspaceSlot(openWorkspace: (path: string) => Promise<OpenWorkspace>): WorkspaceSlot {
  let current: { readonly path: string; readonly workspace: OpenWorkspace } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const closing = current;
    current = null;
    await closing?.workspace.close();
  }
  async function replace(path: string): Promise<void> {
    const former = current?.path ?? null;
    await close();
    try {
      current = { path, workspace: await openWorkspace(path) };
    } catch (error) {
      if (former !== null) current = { path: former, workspace: await openWorkspace(former) };
      throw error;
    }
  }
  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  }
  return {
    get path() {
      return current?.path ?? null;
    },
    get handlers() {
      return current?.workspace.handlers ?? null;
    },
    open: (path) => enqueue(() => (path === current?.path ? Promise.resolve() : replace(path))),
    close: () => enqueue(close),
  };
}
