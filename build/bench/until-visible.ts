import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Milliseconds between two looks: what a time may be too long by. */
const PAUSE = 5;
const PATIENCE = 120_000;

/**
 * Waits until the first of `locator` can be seen. Its own `waitFor` looks after 0, 20, 70, 170 and 270 ms and then every
 * half second, which is no clock. @throws Error after two minutes
 */
export async function untilVisible(locator: Locator): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await locator.first().isVisible())) {
    if (performance.now() > deadline) throw new Error(`It does not come into view: ${String(locator)}`);
    await setTimeout(PAUSE);
  }
}
