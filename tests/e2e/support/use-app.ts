import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';

/** The app and a browser for all tests of a `describe`, there before the first and gone after the last. */
export function useApp(workspace: 'demo' | 'empty'): { readonly app: App; readonly browser: Browser } {
  let app: App | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(workspace), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  const started = <T>(part: T | null): T => {
    if (part === null) throw new Error('The app is not started before the first test.');
    return part;
  };
  return {
    get app() {
      return started(app);
    },
    get browser() {
      return started(browser);
    },
  };
}
