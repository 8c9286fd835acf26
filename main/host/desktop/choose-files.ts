import type { AppWindow, ElectronParts } from '../electron.ts';

const WORKSPACES = [
  { name: 'Parallax workspace', extensions: ['duckdb'] },
  { name: 'All files', extensions: ['*'] },
];

/**
 * What to import: files or folders. Only macOS has a dialog for both at once; elsewhere we ask which.
 * @returns [] where nothing was chosen
 */
export async function chooseFiles<W extends AppWindow>(
  dialog: ElectronParts<W>['dialog'],
  window: W,
  isMac: boolean,
): Promise<readonly string[]> {
  const properties = isMac ? (['openFile', 'openDirectory'] as const) : await askForKind(dialog, window);
  if (properties === null) return [];
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Import',
    buttonLabel: 'Import',
    properties: [...properties, 'multiSelections'],
  });
  return filePaths;
}

/** @returns null where nothing was chosen */
export async function chooseWorkspace<W extends AppWindow>(
  dialog: ElectronParts<W>['dialog'],
  window: W,
): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Open Workspace',
    filters: WORKSPACES,
    properties: ['openFile'],
  });
  return filePaths[0] ?? null;
}

async function askForKind<W extends AppWindow>(dialog: ElectronParts<W>['dialog'], window: W) {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: 'What is to be imported?',
    detail: 'Run folders and matrices are folders; runs tables and archives are files.',
    buttons: ['Files…', 'Folders…', 'Cancel'],
    defaultId: 0,
    cancelId: 2,
  });
  if (response === 2) return null;
  return response === 0 ? (['openFile'] as const) : (['openDirectory'] as const);
}
