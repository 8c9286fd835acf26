import type {
  BrowserWindowConstructorOptions,
  Menu,
  MenuItemConstructorOptions,
  SafeStorage,
  Screen,
} from 'electron';
import type { AppSession, AppWindow, ElectronParts } from '../../main/host/electron.ts';
import type { Downward } from '../../preload/bridge.ts';

type Listener = (...args: never[]) => unknown;

/** The listening half of Electron's objects. */
class Emitter {
  readonly #listeners = new Map<string, Listener[]>();

  readonly on = (name: string, listener: Listener): never => {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    // Electron gives the object itself, for chaining, which the app never uses.
    return undefined as never;
  };

  emit(name: string, ...args: readonly unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(...(args as never[]));
  }
}

/** An event that can be prevented, and says whether it was. */
export class FakeEvent {
  isPrevented = false;
  readonly preventDefault = (): void => {
    this.isPrevented = true;
  };
}

type OpenHandler = Parameters<AppWindow['webContents']['setWindowOpenHandler']>[0];

export class FakeContents extends Emitter {
  readonly sent: { readonly channel: string; readonly message: Downward }[] = [];
  readonly drags: Parameters<AppWindow['webContents']['startDrag']>[0][] = [];
  reloads = 0;
  openHandler: OpenHandler | null = null;
  onSent: (message: Downward) => void = () => {};

  /** As over a process's border: what is sent is a copy. */
  send(channel: string, message: Downward): void {
    const copy = structuredClone(message);
    this.sent.push({ channel, message: copy });
    this.onSent(copy);
  }

  startDrag(item: Parameters<AppWindow['webContents']['startDrag']>[0]): void {
    this.drags.push(item);
  }

  reload(): void {
    this.reloads += 1;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
}

export class FakeWindow extends Emitter implements AppWindow {
  readonly once = this.on;
  readonly webContents = new FakeContents();
  readonly calls: string[] = [];
  bounds = { x: 10, y: 20, width: 800, height: 600 };
  isFull = false;
  isDown = false;
  url: string | null = null;

  constructor(readonly options: BrowserWindowConstructorOptions) {
    super();
  }

  readonly focus = (): void => void this.calls.push('focus');
  readonly restore = (): void => void this.calls.push('restore');
  readonly show = (): void => void this.calls.push('show');
  readonly maximize = (): void => void this.calls.push('maximize');
  readonly getNormalBounds = () => this.bounds;
  readonly isMaximized = (): boolean => this.isFull;
  readonly isMinimized = (): boolean => this.isDown;

  async loadURL(url: string): Promise<void> {
    this.url = url;
  }
}

type WebRequest = AppSession['webRequest'];

/** What the app told the session, kept to be asked. */
export class FakeSession implements AppSession {
  #request: Parameters<AppSession['setPermissionRequestHandler']>[0] = null;
  #check: Parameters<AppSession['setPermissionCheckHandler']>[0] = null;
  #before: Parameters<WebRequest['onBeforeRequest']>[0] | null = null;
  #headers: Parameters<WebRequest['onHeadersReceived']>[0] | null = null;

  readonly webRequest: WebRequest = {
    onBeforeRequest: (listener) => {
      this.#before = listener;
    },
    onHeadersReceived: (listener) => {
      this.#headers = listener;
    },
  };
  readonly setPermissionRequestHandler: AppSession['setPermissionRequestHandler'] = (handler) => {
    this.#request = handler;
  };
  readonly setPermissionCheckHandler: AppSession['setPermissionCheckHandler'] = (handler) => {
    this.#check = handler;
  };

  /** Whether a permission is granted, by request and by check; null where nobody decides. */
  permission(name: 'clipboard-sanitized-write' | 'media' | 'geolocation'): readonly (boolean | null)[] {
    let granted: boolean | null = null;
    const decide = (answer: boolean) => {
      granted = answer;
    };
    this.#request?.(NONE, name, decide, NONE);
    return [granted, this.#check?.(null, name, '', NONE) ?? null];
  }

  isCancelled(url: string): boolean | undefined {
    let cancelled: boolean | undefined;
    this.#before?.(detailsOf({ url }), (answer) => {
      cancelled = answer.cancel;
    });
    return cancelled;
  }

  headersOf(url: string, responseHeaders: Record<string, string[]>): unknown {
    let headers: unknown;
    this.#headers?.(detailsOf({ url, responseHeaders }), (answer) => {
      headers = answer.responseHeaders;
    });
    return headers;
  }
}

/** Arguments that the app does not read. */
const NONE = undefined as never;

/** Details of a request, of which the app reads no more than these. */
const detailsOf = (details: { url: string; responseHeaders?: Record<string, string[]> }) => details as never;

export interface FakeOptions {
  readonly userData: string;
  readonly hasLock?: boolean;
  readonly isPackaged?: boolean;
  readonly workArea?: { x: number; y: number; width: number; height: number };
}

/** Electron without its runtime: what the app calls is kept, what Electron would do is done by the test. */
export class FakeElectron {
  readonly app;
  readonly appEvents = new Emitter();
  readonly ipc = new Emitter();
  readonly session = new FakeSession();
  readonly windows: FakeWindow[] = [];
  readonly calls: string[] = [];
  readonly errors: { readonly title: string; readonly content: string }[] = [];
  readonly schemes: unknown[] = [];
  readonly dialogs: unknown[] = [];
  /** Answers of the dialogs to come. */
  readonly choices: (readonly string[])[] = [];
  readonly buttons: number[] = [];
  readonly nativeTheme: ElectronParts<FakeWindow>['nativeTheme'] = { themeSource: 'system' };
  /** Stands for the system's secret store: what it does is no secret, but not the text itself. */
  readonly safeStorage = {
    backend: 'gnome_libsecret' as ReturnType<SafeStorage['getSelectedStorageBackend']>,
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend(): ReturnType<SafeStorage['getSelectedStorageBackend']> {
      return this.backend;
    },
    encryptString: (text: string) => Buffer.from(text).map((byte) => byte ^ 0x5a) as Buffer,
    decryptString: (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(),
  };
  protocolHandler: ((request: Request) => Response | Promise<Response>) | null = null;
  menu: MenuItemConstructorOptions[] = [];
  readonly parts: ElectronParts<FakeWindow>;

  constructor({ userData, hasLock = true, isPackaged = true, workArea }: FakeOptions) {
    this.app = {
      isPackaged,
      on: this.appEvents.on,
      exit: () => void this.calls.push('exit'),
      quit: () => void this.calls.push('quit'),
      getPath: () => userData,
      requestSingleInstanceLock: () => hasLock,
      whenReady: async () => void this.calls.push('ready'),
    } satisfies ElectronParts<FakeWindow>['app'];
    const { windows } = this;
    const screen = workArea ?? { x: 0, y: 0, width: 1920, height: 1080 };
    this.parts = {
      app: this.app,
      BrowserWindow: class extends FakeWindow {
        constructor(options: BrowserWindowConstructorOptions) {
          super(options);
          windows.push(this);
        }
      },
      dialog: this.#dialog(),
      ipcMain: { on: this.ipc.on },
      Menu: this.#menu(),
      nativeTheme: this.nativeTheme,
      protocol: this.#protocol(),
      safeStorage: this.safeStorage,
      screen: { getAllDisplays: () => [{ workArea: screen }] as ReturnType<Screen['getAllDisplays']> },
      session: { defaultSession: this.session },
    };
  }

  get window(): FakeWindow {
    const [window] = this.windows;
    if (!window) throw new Error('The app opened no window.');
    return window;
  }

  /** Clicks the menu entry of that label, wherever it is. */
  click(label: string): void {
    const entry = flatten(this.menu).find((item) => item.label === label);
    if (!entry?.click) throw new Error(`The menu has no ${label}.`);
    entry.click(NONE, NONE, NONE);
  }

  #dialog(): ElectronParts<FakeWindow>['dialog'] {
    return {
      showErrorBox: (title, content) => void this.errors.push({ title, content }),
      showMessageBox: async (_window, options) => {
        this.dialogs.push(options);
        return { response: this.buttons.shift() ?? 0, checkboxChecked: false };
      },
      showOpenDialog: async (_window, options) => {
        this.dialogs.push(options);
        const filePaths = [...(this.choices.shift() ?? [])];
        return { canceled: filePaths.length === 0, filePaths };
      },
    };
  }

  #menu(): ElectronParts<FakeWindow>['Menu'] {
    return {
      // The template stands for the menu that Electron would make of it.
      buildFromTemplate: (template) => template as unknown as Menu,
      setApplicationMenu: (menu) => {
        this.menu = menu as unknown as MenuItemConstructorOptions[];
      },
    };
  }

  #protocol(): ElectronParts<FakeWindow>['protocol'] {
    return {
      registerSchemesAsPrivileged: (schemes) => {
        this.calls.push('schemes');
        this.schemes.push(...schemes);
      },
      handle: (_scheme, handler) => {
        this.protocolHandler = handler;
      },
    };
  }
}

export function flatten(entries: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return entries.flatMap((entry) => {
    return [entry, ...(Array.isArray(entry.submenu) ? flatten(entry.submenu) : [])];
  });
}
