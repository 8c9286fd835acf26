import type { Locator, Page } from 'playwright-core';

export interface Scene {
  readonly title: string;
  readonly on: 'sixty thousand' | 'demo';
  readonly hash: string;
  /** Waits until there is something to work on. */
  readonly ready: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const STEPS = 60;
/** About a frame. */
const PAUSE = 16;

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`It is not to be seen: ${String(locator)}`);
  return box;
}

/** Turns the wheel over the middle of something, down and up again. */
async function scroll(page: Page, over: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(over);
  await page.mouse.move(x + width / 2, y + Math.min(height, 600) / 2);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, step < STEPS / 2 ? 120 : -120);
    await page.waitForTimeout(PAUSE);
  }
}

/** Moves the pointer across something from corner to corner. */
async function hover(page: Page, over: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(over);
  const visible = Math.min(height, 600);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(x + (width * (step + 0.5)) / STEPS, y + (visible * (step + 0.5)) / STEPS);
    await page.waitForTimeout(PAUSE);
  }
}

const lines = (page: Page) => page.locator('[data-primary] tbody');
const forest = (page: Page) => page.locator('.forest svg');

const cells = (page: Page) => page.locator('.matrix-cells');
const MATRIX = '#/matrix?benchmark=SWE-bench+Verified';

/** Presses on a task and draws the brush down and up again. */
async function brush(page: Page, over: Locator): Promise<void> {
  const { x, y } = await boxOf(over);
  await page.mouse.move(x + 100, y + 10);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(x + 100 + step, y + 10 + 4 * Math.min(step, STEPS - step - 1));
    await page.waitForTimeout(PAUSE);
  }
  await page.mouse.up();
}

async function walk(page: Page): Promise<void> {
  await page.locator('.matrix-scroller').focus();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press(step % 2 ? 'ArrowDown' : 'ArrowRight');
    await page.waitForTimeout(PAUSE);
  }
}

/** Tall rows, so that there is much to scroll. */
async function enlarged(page: Page): Promise<void> {
  await cells(page).waitFor();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
}

export const SCENES: readonly Scene[] = [
  {
    title: 'Overview scrolled',
    on: 'sixty thousand',
    hash: '#/overview',
    ready: (page) => lines(page).first().waitFor(),
    act: (page) => scroll(page, lines(page)),
  },
  {
    title: 'Overview pointed at',
    on: 'sixty thousand',
    hash: '#/overview',
    ready: (page) => lines(page).first().waitFor(),
    act: (page) => hover(page, lines(page)),
  },
  {
    title: 'forest pointed at',
    on: 'sixty thousand',
    hash: '#/compare',
    ready: (page) => forest(page).waitFor(),
    act: (page) => hover(page, forest(page)),
  },
  {
    title: 'matrix of 500 × 59 cells pointed at, demo',
    on: 'demo',
    hash: MATRIX,
    ready: (page) => cells(page).waitFor(),
    act: (page) => hover(page, cells(page)),
  },
  {
    title: 'the same brushed',
    on: 'demo',
    hash: MATRIX,
    ready: (page) => cells(page).waitFor(),
    act: (page) => brush(page, cells(page)),
  },
  {
    title: 'the same scrolled, with names of tasks',
    on: 'demo',
    hash: MATRIX,
    ready: enlarged,
    act: (page) => scroll(page, page.locator('.matrix-scroller')),
  },
  {
    title: 'the same walked over by keys',
    on: 'demo',
    hash: MATRIX,
    ready: enlarged,
    act: walk,
  },
];
