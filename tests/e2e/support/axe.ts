import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations that keep people out, each with the first place it stands at. */
export async function seriousViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
}
