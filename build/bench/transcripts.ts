import { copyFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startApp } from '../../tests/e2e/support/app.ts';
import { launchBrowser, openPage } from '../../tests/e2e/support/browser.ts';
import { writeTrajectories } from '../../tests/generate/write-trajectories.ts';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { inspectVersion, withInspectView, writeInspectLogs } from './inspect-view.ts';
import { median, rounded, timeOnce } from './measure.ts';
import type { Section } from './section.ts';
import { untilVisible } from './until-visible.ts';

const ROUNDS = 5;
const INSPECT_PORT = 7583;
/** About 127 MB of JSON. */
const LONG = { seed: 'long', files: 1, bytes: Number.POSITIVE_INFINITY, steps: 46_000, stretch: 1 };
const MANY = { seed: 'many', files: 1418, bytes: Number.POSITIVE_INFINITY, steps: 5, stretch: 1 };
/** Said by the first message of every generated run. */
const FIRST = 'You are a helpful assistant.';

/** Times `act` on a fresh page; `open` is not timed. One round of warm-up does not count. */
async function timed(
  browser: Browser,
  url: string,
  open: (page: Page) => Promise<void>,
  act: (page: Page) => Promise<void>,
) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { page } = await openPage(browser, url);
    await open(page);
    const time = await timeOnce((clock) => clock(() => act(page)));
    if (round > 0) times.push(time);
    await page.close();
  }
  return rounded(median(times));
}

const to = (hash: string) => async (page: Page) => {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
};

async function withApp<T>(file: string, source: string, use: (url: string) => Promise<T>): Promise<T> {
  await withWorkspace(file, (port) => importInto(port, source));
  const app = await startApp({ file });
  try {
    return await use(app.url);
  } finally {
    await app.stop();
  }
}

const overview = (page: Page) => page.locator('.rate-plot, .table-group').first().waitFor();

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill(text);
  await untilVisible(page.getByText(/ in [\d,]+ events/));
}

async function ours(browser: Browser, folder: string, long: string, many: string) {
  const transcript = await withApp(join(folder, 'long.duckdb'), long, async (url) => ({
    screen: await timed(browser, url, overview, async (page) => {
      await to('#/overview?run=1')(page);
      await untilVisible(page.getByText(FIRST));
    }),
    search: await timed(
      browser,
      `${url}#/overview?run=1`,
      (page) => page.getByText(FIRST).waitFor(),
      (page) => searchFor(page, 'must be looked at first'),
    ),
  }));
  const list = await withApp(join(folder, 'many.duckdb'), many, (url) =>
    timed(browser, url, overview, async (page) => {
      for (const key of ['j', 'Enter']) await page.keyboard.press(key);
      await untilVisible(page.locator('[aria-label="Runs"][aria-rowcount="1419"]'));
    }),
  );
  return { ...transcript, list };
}

async function inspect(browser: Browser, folder: string, long: string, many: string) {
  const [longLogs, manyLogs] = [join(folder, 'long-logs'), join(folder, 'many-logs')];
  writeInspectLogs(long, longLogs);
  const [first] = await readdir(longLogs);
  const name = `long_${first}`;
  await rename(join(longLogs, first!), join(longLogs, name));
  writeInspectLogs(many, manyLogs);
  // A second log, since the viewer opens a lone one at once.
  await copyFile(join(manyLogs, first!), join(longLogs, first!));
  const screen = await withInspectView(longLogs, INSPECT_PORT, (url) =>
    timed(
      browser,
      url,
      (page) => page.getByText(/^2 items$/).waitFor(),
      async (page) => {
        await to(`#/tasks/${name}`)(page);
        await untilVisible(page.getByText(FIRST));
      },
    ),
  );
  const list = await withInspectView(manyLogs, INSPECT_PORT, (url) =>
    timed(
      browser,
      'about:blank',
      async () => {},
      async (page) => {
        await page.goto(url);
        await untilVisible(page.getByText(/^1,?418 items$/));
      },
    ),
  );
  return { screen, search: null, list };
}

const PUBLISHED = { screen: 4000, search: null, list: 2700 } as const;

/** Reading and listing transcripts in the window, beside the Inspect viewer in the same browser. */
export function benchTranscripts(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const [long, many] = [join(folder, 'long'), join(folder, 'many')];
    const { bytes } = await writeTrajectories(long, LONG);
    await writeTrajectories(many, MANY);
    const version = inspectVersion();
    const browser = await launchBrowser();
    try {
      const own = await ours(browser, folder, long, many);
      const rival = version === null ? PUBLISHED : await inspect(browser, folder, long, many);
      const row = (what: string, part: keyof typeof PUBLISHED, aim: number) => [
        what,
        own[part],
        rival[part],
        aim,
      ];
      const size = `${rounded(bytes / 1e6)} MB`;
      return {
        title: 'Transcripts in the window',
        notes: [
          `Medians of ${ROUNDS} in one Chromium after one of warm-up; the pages and both programs are up before the clock`,
          `starts. ${version === null ? 'The Inspect viewer is not installed (INSPECT_PYTHON names an interpreter that has it): its published times.' : `Inspect viewer ${version}; its list is timed from the request of its page.`}`,
        ],
        columns: ['', 'Parallax, ms', 'Inspect viewer, ms', 'aim, ms'],
        rows: [
          row(`first screen of a transcript of ${size}`, 'screen', 500),
          row(`search in it`, 'search', 300),
          row('1,418 runs listed', 'list', 1000),
        ],
      };
    } finally {
      await browser.close();
    }
  });
}
