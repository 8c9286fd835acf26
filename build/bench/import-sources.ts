import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { matrices, trajectories } from '../synthetic/public-data.ts';
import { runsTableCsv, SIXTY_THOUSAND } from '../synthetic/runs-table.ts';
import { quoted, withDuckDB } from './duckdb.ts';

/** Something both can read: the app by its path, DuckDB by one statement per kind of file. */
export interface ImportSource {
  readonly name: string;
  readonly path: string;
  /** What DuckDB selects from; each becomes one table. */
  readonly scans: readonly string[];
}

async function tables(folder: string): Promise<readonly ImportSource[]> {
  const csv = join(folder, 'runs.csv');
  const jsonl = join(folder, 'runs.jsonl');
  const parquet = join(folder, 'runs.parquet');
  await writeFile(csv, runsTableCsv(SIXTY_THOUSAND));
  await withDuckDB(undefined, async (run) => {
    await run(`CREATE TABLE runs AS FROM read_csv(${quoted(csv)})`);
    await run(`COPY runs TO ${quoted(jsonl)} (FORMAT json)`);
    await run(`COPY runs TO ${quoted(parquet)} (FORMAT parquet)`);
  });
  return [
    { name: 'runs table, 60,000 runs, CSV', path: csv, scans: [`read_csv(${quoted(csv)})`] },
    { name: 'runs table, 60,000 runs, JSONL', path: jsonl, scans: [`read_json(${quoted(jsonl)})`] },
    { name: 'runs table, 60,000 runs, Parquet', path: parquet, scans: [`read_parquet(${quoted(parquet)})`] },
  ];
}

/** The matrices and the lists of tasks; the file that mixes boards is no result the app takes over. */
async function boards(): Promise<ImportSource> {
  const { path, name } = matrices();
  const files = (await readdir(path)).map((file) => join(path, file));
  const scans = files
    .filter((file) => /_(matrix\.jsonl|dataset\.json)$/.test(file))
    .map((file) => `read_json(${quoted(file)}, maximum_object_size=100000000)`);
  return { name: `resolved-list matrices (${name})`, path, scans };
}

async function unpack(archive: string, folder: string): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  for await (const entry of entries) {
    const file = join(folder, entry.header.name);
    await mkdir(dirname(file), { recursive: true });
    if (entry.header.type === 'file') await pipeline(entry, createWriteStream(file));
    else entry.resume();
  }
  await reading;
}

/** DuckDB reads no tar.gz, so it gets the same trajectories unpacked. */
async function transcripts(folder: string): Promise<ImportSource> {
  const { path, name } = trajectories();
  const unpacked = join(folder, 'trajectories');
  await unpack(path, unpacked);
  const glob = quoted(join(unpacked, '**', '*.traj.json'));
  const scan = `read_json(${glob}, union_by_name=true, maximum_object_size=1000000000)`;
  return { name: `mini-swe-agent trajectories (${name})`, path, scans: [scan] };
}

/** Everything that is imported, made or unpacked under `folder` where need be. */
export async function importSources(folder: string): Promise<readonly ImportSource[]> {
  return [...(await tables(folder)), await boards(), await transcripts(folder)];
}
