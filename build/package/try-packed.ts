import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractAll } from '@electron/asar';

/** Drawn by native code, and by a writer with fonts of its own. */
const FORMATS = ['png', 'pdf'];
/** One of each typeface. */
const THEMES = ['paper', 'paper-serif'];

/**
 * Runs the packed app's own command line on the packed demo data: DuckDB, its threads, fonts and the figure's
 * writers. Plain Node cannot look into an archive, so it runs from its contents, far from the repository's packages.
 * @returns what each step printed
 * @throws where one fails
 */
export function tryPacked(archive: string, folder: string): readonly string[] {
  const app = join(folder, 'app');
  extractAll(archive, app);
  const script = join(folder, 'run.mjs');
  const cli = pathToFileURL(join(app, 'dist/main/cli.js')).href;
  writeFileSync(
    script,
    `import { main } from '${cli}';\nprocess.exitCode = await main(process.argv.slice(2));\n`,
  );
  const workspace = join(folder, 'w.duckdb');
  const run = (...args: readonly string[]) => runScript(script, folder, [...args, '-w', workspace]);
  run('import', join(app, 'build/demo/sources/arms'));
  const figures = THEMES.flatMap((theme) =>
    FORMATS.map((format) => {
      const name = `forest-${theme}.${format}`;
      const file = join(folder, name);
      run('figure', 'forest', '--a', 'baseline', '--b', 'assisted', '--theme', theme, '-o', file);
      return `${name}: ${statSync(file).size} bytes`;
    }),
  );
  return [run('sql', 'SELECT version() AS duckdb, count(*) AS runs FROM run'), ...figures];
}

function runScript(script: string, cwd: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packed app failed at ${args[0]}:\n${stdout}${stderr}`);
  return stdout.trimEnd();
}
