/** The part of Electron's menu template that the app uses. */
export interface MenuEntry {
  readonly label?: string;
  readonly accelerator?: string;
  readonly type?: 'separator' | 'radio';
  readonly checked?: boolean;
  readonly role?: MenuRole;
  readonly click?: () => void;
  readonly submenu?: MenuEntry[];
}

type MenuRole =
  | 'appMenu'
  | 'editMenu'
  | 'windowMenu'
  | 'help'
  | 'about'
  | 'close'
  | 'quit'
  | 'reload'
  | 'toggleDevTools'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen';

export type ThemeSource = 'system' | 'light' | 'dark';

/** What the menu can ask for. */
export interface MenuActions {
  openWorkspace(): void;
  importFiles(): void;
  showKeys(): void;
  chooseTheme(theme: ThemeSource): void;
}

export interface MenuSettings {
  readonly isMac: boolean;
  /** Adds reloading and the developer tools. */
  readonly isDevelopment: boolean;
  readonly theme: ThemeSource;
}

const SEPARATOR: MenuEntry = { type: 'separator' };

/** The application's menu, with the platform's own roles and accelerators. */
export function appMenu(actions: MenuActions, settings: MenuSettings): MenuEntry[] {
  const { isMac } = settings;
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    fileMenu(actions, isMac),
    { role: 'editMenu' },
    viewMenu(actions, settings),
    { role: 'windowMenu' },
    helpMenu(actions, isMac),
  ];
}

function fileMenu(actions: MenuActions, isMac: boolean): MenuEntry {
  return {
    label: '&File',
    submenu: [
      { label: 'Open Workspace…', accelerator: 'CmdOrCtrl+O', click: () => actions.openWorkspace() },
      { label: 'Import…', accelerator: 'CmdOrCtrl+Shift+I', click: () => actions.importFiles() },
      SEPARATOR,
      { role: 'close' },
      ...(isMac ? [] : [{ role: 'quit' } as const]),
    ],
  };
}

function viewMenu(actions: MenuActions, { isDevelopment, theme }: MenuSettings): MenuEntry {
  return {
    label: '&View',
    submenu: [
      themeEntry('As the System', 'system', theme, actions),
      themeEntry('Light', 'light', theme, actions),
      themeEntry('Dark', 'dark', theme, actions),
      SEPARATOR,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      SEPARATOR,
      { role: 'togglefullscreen' },
      ...(isDevelopment ? [SEPARATOR, { role: 'reload' } as const, devTools] : []),
    ],
  };
}

/** Not the role's own accelerator, which is Import's. */
const devTools: MenuEntry = { role: 'toggleDevTools', accelerator: 'F12' };

function themeEntry(label: string, theme: ThemeSource, chosen: ThemeSource, actions: MenuActions): MenuEntry {
  return { label, type: 'radio', checked: theme === chosen, click: () => actions.chooseTheme(theme) };
}

function helpMenu(actions: MenuActions, isMac: boolean): MenuEntry {
  return {
    role: 'help',
    submenu: [
      { label: 'Help for This View', click: () => actions.showKeys() },
      ...(isMac ? [] : [{ role: 'about' } as const]),
    ],
  };
}
