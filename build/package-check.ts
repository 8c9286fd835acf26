import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { ensureBuilt } from './ensure-built.mjs';
import { type ArchivedFile, filesInArchive } from './package/archive.ts';
import { judgeArchive } from './package/judge-archive.ts';
import { makeUpRuntime } from './package/made-up-runtime.ts';
import { runtimePackages } from './package/runtime-packages.ts';
import { tryPacked } from './package/try-packed.ts';
import { ROOT } from './parts.mjs';

/**
 * `npm run package:check`: packs the app for Linux against a made-up Electron, lists what the archive holds, fails
 * where that is too much or too little, and runs what was packed.
 */
const folder = mkdtempSync(join(tmpdir(), 'parallax-package-'));
try {
  await ensureBuilt(undefined, console.log);
  const archive = await pack();
  const files = filesInArchive(archive);
  print(files);
  const faults = judgeArchive(files, runtimePackages(ROOT));
  for (const fault of faults) console.error(`package: ${fault}`);
  console.log(tryPacked(archive, folder).join('\n'));
  console.log(`package: ${files.length} files, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns the archive */
async function pack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/electron/package.json'), 'utf8'));
  makeUpRuntime(join(folder, 'runtime'), version);
  await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget('dir'),
    config: {
      directories: { output: join(folder, 'out') },
      electronDist: join(folder, 'runtime'),
      electronVersion: version,
      // Fuses are bits in the real runtime.
      electronFuses: null,
    },
  });
  return join(folder, 'out/linux-unpacked/resources/app.asar');
}

/** One line for each folder that matters, with its size inside the archive and beside it. */
function print(files: readonly ArchivedFile[]): void {
  console.log('kB inside kB beside');
  for (const name of [...new Set(files.map(({ path }) => groupOf(path)))].sort()) {
    const members = files.filter(({ path }) => groupOf(path) === name);
    printLine(members, `${name} (${members.length})`);
  }
  printLine(files, 'in all');
}

function printLine(files: readonly ArchivedFile[], name: string): void {
  const inside = kilobytes(files.filter((file) => !file.isUnpacked));
  const beside = kilobytes(files.filter((file) => file.isUnpacked));
  console.log(`${inside.padStart(9)} ${beside.padStart(9)}  ${name}`);
}

function kilobytes(files: readonly ArchivedFile[]): string {
  return (files.reduce((sum, file) => sum + file.bytes, 0) / 1000).toFixed(0);
}

/** A package, or a folder of ours. */
function groupOf(path: string): string {
  return /^(node_modules\/(@[^/]+\/)?[^/]+|[^/]+\/[^/]+(?=\/)|[^/]+)/.exec(path)?.[0] ?? path;
}
