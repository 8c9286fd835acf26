import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import type { DesktopOptions } from '../../main/host/desktop/desktop.ts';
import { startDesktop } from '../../main/host/electron.ts';
import type { Handlers } from '../../preload/port.ts';
import { FakeElectron, type FakeOptions } from './fake-electron.ts';

const RUNNING = {
  ...{ job_id: 1, kind: 'import', title: 'Import x', state: 'running', done: 0, total: null, unit: '' },
  ...{ message: '', warnings: 0, started_at: 0, ended_at: null, result: null, error: null },
};
const DESCRIBED = { name: '', former: null, schema_version: 1, app_version: '1', revision: 0, counts: {} };

/** The app's surroundings for one test: a folder, and workspaces that only say what happens to them. */
export class TestBench {
  readonly folder = mkdtempSync(join(tmpdir(), 'parallax-electron-'));
  readonly userData = join(this.folder, 'user-data');
  /** What happened to workspaces, in order. */
  readonly log: string[] = [];

  options(change: Partial<DesktopOptions> = {}): DesktopOptions {
    return {
      built: join(this.folder, 'dist'),
      argv: ['/app/parallax'],
      folder: this.folder,
      isMac: false,
      isLinux: true,
      demo: async () => '/demo.duckdb',
      reach: (path) => this.#reach(path),
      log: (error) => void this.log.push(`error ${error}`),
      ...change,
    };
  }

  /** The app, started and with its window open. */
  async start(change: Partial<DesktopOptions> = {}, fake: Partial<FakeOptions> = {}): Promise<FakeElectron> {
    const electron = new FakeElectron({ userData: this.userData, ...fake });
    await startDesktop(electron.parts, this.options(change));
    return electron;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A path that holds `broken` cannot be opened. */
  async #reach(path: string) {
    if (path.includes('broken'))
      throw new UserError('corrupt', `${path} is damaged.`, 'Choose another file.');
    this.log.push(`open ${path}`);
    const handlers = {
      'import.start': async ({ paths }: { paths: readonly string[] }) => ({ job_id: paths.length }),
      'job.list': async () => ({
        rows: path.includes('busy') ? [RUNNING] : [],
      }),
      'workspace.describe': async () => ({ ...DESCRIBED, path, is_demo: path === '/demo.duckdb' }),
      'job.follow': async function* (_input: unknown, signal: AbortSignal) {
        yield { seq: 1, job: RUNNING, workspace_revision: 0 };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
      /** Never answers; says when it is told to stop. */
      rates: (_input: unknown, signal: AbortSignal) =>
        new Promise(() => signal.addEventListener('abort', () => this.log.push('rates aborted'))),
    } as unknown as Handlers;
    const close = async () => void this.log.push(`close ${path}`);
    return { handlers, isLost: () => false, onLost: () => {}, close };
  }
}

/** Lets what a listener started come to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
