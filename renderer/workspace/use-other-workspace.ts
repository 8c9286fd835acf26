import { useContext, useEffect, useRef } from 'react';
import type { Output } from '../../preload/contract.ts';
import { RestartContext } from './restart-context.ts';

/** Begins the window anew where the host answers for another workspace than before, whichever window asked for it. */
export function useOtherWorkspace(workspace: Output<'workspace.describe'> | undefined): void {
  const restart = useContext(RestartContext);
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (workspace === undefined) return;
    first.current ??= workspace.path;
    if (workspace.path !== first.current) restart(workspace);
  }, [workspace, restart]);
}
