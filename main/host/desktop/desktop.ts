import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Command, Downward, DraggedFile } from '../../../preload/bridge.ts';
import type { Handlers } from '../../../preload/port.ts';
import { serve } from '../../../preload/server.ts';
import type { Wire } from '../../../preload/wire.ts';
import type { KeySource } from '../../models/keys.ts';
import type { Held } from '../../workspace/held.ts';
import { windowHandlers } from '../../workspace/window-handlers.ts';
import { WorkspaceSlot } from '../../workspace/workspace-slot.ts';
import type { AppWindow, ElectronParts } from '../electron.ts';
import { firstView } from '../first-view.ts';
import { appMenu, type ThemeSource } from './app-menu.ts';
import { chooseFiles, chooseWorkspace } from './choose-files.ts';
import { confineSession } from './confine.ts';
import { type Connections, connections } from './connections.ts';
import { draggedFile, placeDragged } from './dragged-file.ts';
import { KeptKeys } from './kept-keys.ts';
import { openWindow } from './open-window.ts';
import { type Remembered, readRemembered, writeRemembered } from './remembered.ts';
import { ORIGIN, rendererFile } from './renderer-file.ts';
import { workspaceArgument } from './workspace-argument.ts';

/** What the app is started with. */
export interface DesktopOptions {
  /** The folder of the built app, in which `renderer/` and `preload/` lie. */
  readonly built: string;
  readonly argv: readonly string[];
  /** Where the command was typed. */
  readonly folder: string;
  readonly isMac: boolean;
  readonly isLinux: boolean;
  /** The workspace to open at a first start. */
  readonly demo: () => Promise<string>;
  readonly reach: (path: string, keys: KeySource) => Promise<Held['workspace']>;
  readonly log: (error: unknown) => void;
}

/** The app between its parts: the window's page on one side, the open workspace on the other. */
export class Desktop<W extends AppWindow> {
  readonly #electron: ElectronParts<W>;
  readonly #options: DesktopOptions;
  readonly #post: (window: W, message: Downward) => void;
  readonly #slot: WorkspaceSlot;
  readonly #handlers: Handlers;
  readonly #connections: Connections;
  readonly #rememberedFile: string;
  #remembered: Remembered;
  #asked: string | null;
  #window: W | null = null;
  /** Where files lie that were dragged out; what took them may still read them. */
  #dragged: string | null = null;

  constructor(
    electron: ElectronParts<W>,
    options: DesktopOptions,
    post: (window: W, message: Downward) => void,
  ) {
    const { app } = electron;
    this.#electron = electron;
    this.#options = options;
    this.#post = post;
    this.#rememberedFile = join(app.getPath('userData'), 'remembered.json');
    this.#remembered = readRemembered(this.#rememberedFile);
    this.#asked = workspaceArgument(options.argv, options.folder, app.isPackaged);
    const keyring = new KeptKeys(
      join(app.getPath('userData'), 'keys.json'),
      electron.safeStorage,
      options.isLinux,
    );
    this.#slot = new WorkspaceSlot((path) => options.reach(path, keyring.source));
    this.#handlers = windowHandlers({
      slot: this.#slot,
      demo: options.demo,
      chooseFiles: () => this.#chooseFiles(),
      keyring,
    });
    this.#connections = connections(
      (message) => this.#send(message),
      (wire) => this.#accept(wire),
    );
  }

  /** Second launches and opened files may arrive before the app is ready. */
  listen(): void {
    const { app } = this.#electron;
    app.on('second-instance', (_event, argv, folder) => {
      this.#bringToFront();
      const path = workspaceArgument(argv, folder, app.isPackaged);
      if (path !== null) this.#request(path);
    });
    app.on('open-file', (event, path) => {
      event.preventDefault();
      this.#request(path);
    });
    app.on('window-all-closed', () => app.quit());
    app.on('will-quit', (event) => {
      if (this.#dragged !== null) rmSync(this.#dragged, { recursive: true, force: true });
      if (this.#slot.path === null) return;
      event.preventDefault();
      void this.#slot
        .close()
        .catch(this.#options.log)
        .then(() => app.exit());
    });
  }

  /** Opens the first workspace and then its window. */
  async show(): Promise<void> {
    const { app, nativeTheme, protocol, session } = this.#electron;
    const root = join(this.#options.built, 'renderer');
    protocol.handle('app', (request) => rendererFile(root, request.url));
    confineSession(session.defaultSession, app.isPackaged);
    nativeTheme.themeSource = this.#remembered.theme;
    this.#setMenu();
    const isDemo = await this.#openFirst();
    await this.#openWindow(isDemo);
  }

  /** A message from a page: heard only where it comes from ours, and from no frame within it. */
  receive(frame: { readonly url: string; readonly parent: unknown } | null, message: unknown): void {
    if (frame?.parent !== null || !frame.url.startsWith(`${ORIGIN}/`)) return;
    const file = draggedFile(message);
    if (file) this.#drag(file);
    else this.#connections.receive(message);
  }

  /** @returns whether it is the demo, for want of another */
  async #openFirst(): Promise<boolean> {
    const { workspace } = this.#remembered;
    const last = workspace !== null && existsSync(workspace) ? workspace : null;
    const first = this.#asked ?? last;
    if (first !== null && (await this.#open(first))) return false;
    await this.#slot.open(await this.#options.demo());
    return true;
  }

  async #openWindow(isDemo: boolean): Promise<void> {
    const window = openWindow(this.#electron, this.#options.built, this.#remembered);
    this.#window = window;
    window.on('close', () => {
      this.#remember({ bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
    });
    window.on('closed', () => {
      this.#window = null;
      this.#connections.end('The window was closed.');
    });
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      this.#connections.end(`The page is gone: ${reason}.`);
      if (reason !== 'clean-exit') window.webContents.reload();
    });
    await window.loadURL(`${ORIGIN}/${firstView(isDemo)}`);
  }

  /** Opens a workspace now, on which the page begins anew by itself, or first where the app is still starting. */
  #request(path: string): void {
    if (this.#window === null) this.#asked = path;
    else void this.#open(path);
  }

  /** @returns false where it could not be opened, after saying why */
  async #open(path: string): Promise<boolean> {
    try {
      await this.#slot.open(path);
      this.#remember({ workspace: path });
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    }
  }

  #drag(file: DraggedFile): void {
    try {
      this.#dragged ??= mkdtempSync(join(this.#electron.app.getPath('temp'), 'parallax-'));
      this.#window?.webContents.startDrag(placeDragged(this.#dragged, file));
    } catch (error) {
      this.#options.log(error);
    }
  }

  #accept(wire: Wire): void {
    serve(wire, this.#handlers, this.#options.log);
  }

  #explain(error: unknown): void {
    const isKnown = error instanceof UserError;
    if (!isKnown) this.#options.log(error);
    const content = isKnown ? `${error.message}\n\n${error.hint}` : String(error);
    this.#electron.dialog.showErrorBox('The workspace could not be opened', content);
  }

  #setMenu(): void {
    const { app, Menu } = this.#electron;
    const actions = {
      openWorkspace: () => void this.#chooseWorkspace(),
      importFiles: () => void this.#importFiles(),
      showKeys: () => this.#command({ name: 'keys' }),
      chooseTheme: (theme: ThemeSource) => this.#chooseTheme(theme),
    };
    const settings = {
      isMac: this.#options.isMac,
      isDevelopment: !app.isPackaged,
      theme: this.#remembered.theme,
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(actions, settings)));
  }

  async #chooseWorkspace(): Promise<void> {
    const path = this.#window && (await chooseWorkspace(this.#electron.dialog, this.#window));
    if (path) this.#request(path);
  }

  async #chooseFiles(): Promise<readonly string[]> {
    if (this.#window === null) return [];
    return chooseFiles(this.#electron.dialog, this.#window, this.#options.isMac);
  }

  async #importFiles(): Promise<void> {
    const paths = await this.#chooseFiles();
    if (paths.length > 0) this.#command({ name: 'import', paths });
  }

  #chooseTheme(theme: ThemeSource): void {
    this.#electron.nativeTheme.themeSource = theme;
    this.#remember({ theme });
  }

  #command(command: Command): void {
    this.#send({ kind: 'command', command });
  }

  #send(message: Downward): void {
    if (this.#window) this.#post(this.#window, message);
  }

  #bringToFront(): void {
    if (this.#window?.isMinimized()) this.#window.restore();
    this.#window?.focus();
  }

  #remember(change: Partial<Remembered>): void {
    this.#remembered = { ...this.#remembered, ...change };
    try {
      writeRemembered(this.#rememberedFile, this.#remembered);
    } catch (error) {
      this.#options.log(error);
    }
  }
}
