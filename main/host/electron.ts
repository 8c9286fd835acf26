import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  CallbackResponse,
  HeadersReceivedResponse,
  IpcMain,
  IpcMainEvent,
  Menu,
  MessageBoxOptions,
  MessageBoxReturnValue,
  NativeTheme,
  OnBeforeRequestListenerDetails,
  OnHeadersReceivedListenerDetails,
  OpenDialogOptions,
  OpenDialogReturnValue,
  Protocol,
  SafeStorage,
  Screen,
  Session,
  WebContents,
} from 'electron';
import type { Downward } from '../../preload/bridge.ts';
import { CHANNEL } from '../../preload/channel.ts';
import { Desktop, type DesktopOptions } from './desktop/desktop.ts';

/** The part of a window that the app uses. */
export interface AppWindow
  extends Pick<
      BrowserWindow,
      'focus' | 'getNormalBounds' | 'isMaximized' | 'isMinimized' | 'loadURL' | 'maximize'
    >,
    Pick<BrowserWindow, 'on' | 'once' | 'restore' | 'show'> {
  readonly webContents: Pick<WebContents, 'on' | 'reload' | 'send' | 'setWindowOpenHandler' | 'startDrag'>;
}

/** The part of a session that the app uses. */
export interface AppSession
  extends Pick<Session, 'setPermissionCheckHandler' | 'setPermissionRequestHandler'> {
  readonly webRequest: {
    onBeforeRequest(
      listener: (details: OnBeforeRequestListenerDetails, decide: (answer: CallbackResponse) => void) => void,
    ): void;
    onHeadersReceived(
      listener: (
        details: OnHeadersReceivedListenerDetails,
        decide: (answer: HeadersReceivedResponse) => void,
      ) => void,
    ): void;
  };
}

/** The part of Electron that the app uses, so that a test can stand in for it and the compiler checks both. */
export interface ElectronParts<W extends AppWindow> {
  readonly app: Pick<
    App,
    'exit' | 'getPath' | 'isPackaged' | 'on' | 'quit' | 'requestSingleInstanceLock' | 'whenReady'
  >;
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => W;
  readonly dialog: {
    showErrorBox(title: string, content: string): void;
    showMessageBox(window: W, options: MessageBoxOptions): Promise<MessageBoxReturnValue>;
    showOpenDialog(window: W, options: OpenDialogOptions): Promise<OpenDialogReturnValue>;
  };
  readonly ipcMain: Pick<IpcMain, 'on'>;
  readonly Menu: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>;
  readonly nativeTheme: Pick<NativeTheme, 'themeSource'>;
  readonly protocol: Pick<Protocol, 'handle' | 'registerSchemesAsPrivileged'>;
  readonly safeStorage: Pick<
    SafeStorage,
    'decryptString' | 'encryptString' | 'getSelectedStorageBackend' | 'isEncryptionAvailable'
  >;
  readonly screen: Pick<Screen, 'getAllDisplays'>;
  readonly session: { readonly defaultSession: AppSession };
}

/**
 * Runs the app: one process, one window, one workspace at a time. What must happen before Electron is ready happens
 * before the first `await`.
 */
export async function startDesktop<W extends AppWindow>(
  electron: ElectronParts<W>,
  options: DesktopOptions,
): Promise<void> {
  const { app, ipcMain, protocol } = electron;
  if (!app.requestSingleInstanceLock()) return app.quit();
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  const post = (window: W, message: Downward) => window.webContents.send(CHANNEL, message);
  const desktop = new Desktop(electron, options, post);
  ipcMain.on(CHANNEL, ({ senderFrame }: IpcMainEvent, message: unknown) =>
    desktop.receive(senderFrame, message),
  );
  desktop.listen();
  await app.whenReady();
  await desktop.show();
}

/** True in Electron's main process; a test that loads this file starts nothing. */
if (process.versions.electron !== undefined) {
  const [electron, { appOptions }] = await Promise.all([
    import('electron'),
    import('./desktop/app-options.ts'),
  ]);
  // Not awaited: Electron is not ready before this module has ended.
  startDesktop(electron, appOptions()).catch((error: unknown) => {
    electron.dialog.showErrorBox('Parallax could not start', String(error));
    electron.app.exit(1);
  });
}
