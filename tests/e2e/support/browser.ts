import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../build/test/chromium.mjs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium is installed; PARALLAX_CHROMIUM can name one.');
  return chromium.launch({ executablePath, args: QUIET });
}

export interface Look {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
}

export interface OpenedPage {
  readonly page: Page;
  /** What the page wrote as an error: faults, broken security rules, failed requests. */
  readonly faults: string[];
}

/** A new page at `hash` of the window. */
export async function openPage(
  browser: Browser,
  url: string,
  { theme = 'light', width = 1280, height = 800 }: Look = {},
): Promise<OpenedPage> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    acceptDownloads: true,
  });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(url);
  return { page, faults };
}
