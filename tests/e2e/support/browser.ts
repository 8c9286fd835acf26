import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../build/test/chromium.mjs';
import { codec } from '../../../preload/codec.ts';
import type { CallMethod } from '../../../preload/contract.ts';
import { requestFrame, responseFrame } from '../../../preload/frame.ts';

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

/** The number of an exchange, where the frame belongs to one of `method`. */
function askedFor(method: CallMethod, frame: string | Buffer): number | null {
  const { data } = requestFrame.safeParse(codec.decode(Buffer.from(frame)));
  return data?.type === 'call' && data.method === method ? data.id : null;
}

/** Keeps the answers to `method` from the page, from its next load on, until the returned function is called. */
export async function holdAnswers(page: Page, method: CallMethod): Promise<() => void> {
  const asked = new Set<number>();
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.routeWebSocket(/\/rpc/, (near) => {
    const far = near.connectToServer();
    near.onMessage((frame) => {
      const id = askedFor(method, frame);
      if (id !== null) asked.add(id);
      far.send(frame);
    });
    far.onMessage((frame) => {
      const { id } = responseFrame.parse(codec.decode(Buffer.from(frame)));
      if (isHeld && asked.has(id)) waiting.push(() => near.send(frame));
      else near.send(frame);
    });
  });
  return () => {
    isHeld = false;
    for (const send of waiting.splice(0)) send();
  };
}
