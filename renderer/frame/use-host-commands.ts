import { useEffect, useRef } from 'react';
import type { Command } from '../../preload/bridge.ts';

interface HostCommands {
  readonly openImport: (paths: readonly string[]) => void;
  readonly openHelp: () => void;
}

/** Does what the menu of the host asks for; a browser has none. */
export function useHostCommands(commands: HostCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    window.parallax?.onCommand((command: Command) => {
      if (command.name === 'import') latest.current.openImport(command.paths);
      else latest.current.openHelp();
    });
  }, []);
}
