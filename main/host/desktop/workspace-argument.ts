import { resolve } from 'node:path';

/**
 * The workspace file that a command line names: the first argument that is neither an option (Chromium adds its own
 * between ours) nor the program itself (in development `electron <folder>`), made absolute from `folder`.
 */
export function workspaceArgument(
  argv: readonly string[],
  folder: string,
  isPackaged: boolean,
): string | null {
  const [path] = argv.filter((argument) => !argument.startsWith('-')).slice(isPackaged ? 1 : 2);
  return path === undefined ? null : resolve(folder, path);
}
