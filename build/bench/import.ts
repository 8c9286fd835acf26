import { join } from 'node:path';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../synthetic/with-workspace.ts';
import { withDuckDB } from './duckdb.ts';
import { type ImportSource, importSources } from './import-sources.ts';
import { alternate, type Contestant, median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 7;

const NOTES = [
  'Import: from starting the job to its end, into a fresh workspace that is already open. DuckDB: `CREATE TABLE AS FROM',
  'read_csv | read_json | read_parquet` of the same files into a fresh database file that is already open, types detected.',
  'DuckDB reads no `.tar.gz`, so it reads the trajectories unpacked beforehand; the import unpacks them. Medians of',
  `${ROUNDS} rounds in turns after one of warm-up. Aim: a ratio of at most 3.`,
];

const appImport =
  (source: ImportSource, fresh: () => string): Contestant =>
  (clock) =>
    withWorkspace(fresh(), (port) => clock(() => importInto(port, source.path)));

const duckdbRead =
  (source: ImportSource, fresh: () => string): Contestant =>
  (clock) =>
    withDuckDB(fresh(), (run) =>
      clock(async () => {
        for (const [i, scan] of source.scans.entries()) await run(`CREATE TABLE t${i} AS FROM ${scan}`);
      }),
    );

/** The app's import against DuckDB alone reading the same files. */
export function benchImport(): Promise<Section> {
  return withTempFolder(async (folder) => {
    let made = 0;
    const fresh = () => {
      made += 1;
      return join(folder, `${made}.duckdb`);
    };
    const rows: [string, number, number, number][] = [];
    for (const source of await importSources(folder)) {
      const [ours, theirs] = await alternate([appImport(source, fresh), duckdbRead(source, fresh)], ROUNDS);
      rows.push(rowOf(source.name, median(ours!), median(theirs!)));
    }
    const total = (column: 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0);
    const columns = ['source', 'import, ms', 'DuckDB, ms', 'ratio'];
    const all = [...rows, rowOf('in all', total(1), total(2))];
    return { title: 'Import against DuckDB', notes: NOTES, columns, rows: all };
  });
}

function rowOf(name: string, ours: number, theirs: number): [string, number, number, number] {
  return [name, rounded(ours), rounded(theirs), rounded(ours / theirs)];
}
