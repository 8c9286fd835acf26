import { basename } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Parsed } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import { keyHandlers } from '../handlers/key-handlers.ts';
import type { Keyring } from '../models/keyring.ts';
import type { WorkspaceSlot } from './workspace-slot.ts';

interface WindowHost {
  readonly slot: WorkspaceSlot;
  /** Path of the demo workspace, which is made where it is not there yet. */
  readonly demo: () => Promise<string>;
  /** Opens the host's own dialog; null where the host has none. */
  readonly chooseFiles: (() => Promise<readonly string[]>) | null;
  /** Null where keys come from the environment alone. */
  readonly keyring: Keyring | null;
}

/** What a window is answered with: by its host where that is asked, else by the workspace in the host's slot. */
export function windowHandlers({ slot, demo, chooseFiles, keyring }: WindowHost): Handlers {
  let former: string | null = null;

  async function describe(input: Parsed<'workspace.describe'>, signal: AbortSignal) {
    const workspace = await slot.handlers['workspace.describe'](input, signal);
    const isAway = workspace.is_demo && former !== null;
    return { ...workspace, former: isAway ? basename(former ?? '', '.duckdb') : null };
  }

  async function openDemo(_: object, signal: AbortSignal) {
    const path = await demo();
    await refuseWhileWorking(slot, signal);
    const left = slot.path;
    await slot.open(path);
    if (left !== path) former = left;
    return {};
  }

  async function goBack(_: object, signal: AbortSignal) {
    if (former === null)
      throw new UserError('usage', 'The demo was not opened from another workspace.', 'Start with a file.');
    await refuseWhileWorking(slot, signal);
    await slot.open(former);
    return {};
  }

  return {
    ...slot.handlers,
    ...keyHandlers(keyring),
    'files.choose': async () => ({ paths: chooseFiles && (await chooseFiles()) }),
    'workspace.describe': describe,
    'workspace.demo': openDemo,
    'workspace.back': goBack,
  };
}

/** Closing a workspace would cancel what is under way in it. */
async function refuseWhileWorking({ handlers }: WorkspaceSlot, signal: AbortSignal): Promise<void> {
  const { rows } = await handlers['job.list']({}, signal);
  const running = rows.find(({ state }) => state === 'running');
  if (running)
    throw new UserError('usage', `“${running.title}” is under way.`, 'Wait for its end, or cancel it.');
}
