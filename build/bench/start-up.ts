import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { reachWorkspace } from '../../main/workspace/reach-workspace.ts';
import { launchBrowser } from '../../tests/e2e/support/browser.ts';
import { printedAddress } from '../../tests/support/printed-address.ts';
import { ROOT } from '../parts.mjs';
import { matrices } from '../synthetic/public-data.ts';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { firstFigure } from './first-figure.ts';
import { median, rounded, timeOnce } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 5;

const parallax = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(ROOT, 'build/parallax.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function success(child: ChildProcess): Promise<void> {
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`parallax ended with ${code}`);
}

const rates = (workspace: string): Promise<number> =>
  timeOnce((clock) => clock(() => success(parallax(['rates', '--json', '-w', workspace]))));

/** Times to the server's address, and from there to a comparison of all systems of both boards. */
async function serveAndCompare(workspace: string): Promise<{ up: number; answered: number }> {
  const child = parallax(['serve', '-w', workspace]);
  try {
    const up = await timeOnce(async (clock) => {
      await clock(() => printedAddress(child));
    });
    const answered = await timeOnce((clock) => clock(() => compareBoards(workspace)));
    return { up, answered };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function compareBoards(workspace: string): Promise<void> {
  const log = (error: unknown) => console.error(error);
  const reached = await reachWorkspace(workspace, { log });
  try {
    await reached.port.call('compare', { by: 'benchmark', a: 'SWE-bench Lite', b: 'SWE-bench Verified' });
  } finally {
    await reached.close();
  }
}

/** How long a person waits for the first answer, in a process of its own. */
export function benchStartUp(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const workspace = join(folder, 'boards.duckdb');
    await withWorkspace(workspace, (port) => importInto(port, matrices().path));
    const whole: number[] = [];
    const served: { up: number; answered: number }[] = [];
    const drawn: number[] = [];
    const browser = await launchBrowser();
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = await rates(workspace);
      const other = await serveAndCompare(workspace);
      const figure = await firstFigure(browser, folder);
      if (round > 0) [whole.push(one), served.push(other), drawn.push(figure)];
    }
    await browser.close();
    const row = (name: string, times: readonly number[]) => [name, rounded(median(times))];
    return {
      title: 'Start-up',
      notes: [
        'Processes of their own on a workspace of both boards. The comparison is of 18 systems on Lite and Verified, 10,000',
        'replicates, asked as soon as the server is up. The figure is the one that `npm start` opens the demo on, in',
        `headless Chromium that runs already. Medians of ${ROUNDS} after one of warm-up. Aim: figure within 3 s.`,
      ],
      columns: ['', 'ms'],
      rows: [
        row('`parallax rates --json`, from start to exit', whole),
        row(
          '`parallax serve`, from start to its address',
          served.map(({ up }) => up),
        ),
        row(
          'from the address to the figure’s data',
          served.map(({ answered }) => answered),
        ),
        row('from the address to the figure drawn in Chromium', drawn),
      ],
    };
  });
}
