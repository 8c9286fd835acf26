import { join } from 'node:path';
import type { AppWindow, ElectronParts } from '../electron.ts';
import { confineWindow } from './confine.ts';
import { FIRST_SIZE, usablePlace, type WindowPlace } from './window-place.ts';

/** A confined window in its remembered place, shown once its page can be seen. Its page is not loaded yet. */
export function openWindow<W extends AppWindow>(
  { app, BrowserWindow, screen }: ElectronParts<W>,
  built: string,
  place: WindowPlace,
): W {
  const screens = screen.getAllDisplays().map((display) => display.workArea);
  const window = new BrowserWindow({
    ...FIRST_SIZE,
    ...usablePlace(place, screens),
    minWidth: 720,
    minHeight: 480,
    show: false,
    title: 'Parallax',
    webPreferences: {
      preload: join(built, 'preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
  confineWindow(window);
  if (place.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  return window;
}
