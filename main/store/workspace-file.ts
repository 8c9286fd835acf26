import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

const OPTIONS = {
  // Autoload is on by default and would try the network.
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  // A commit is safe once it is in the log; at the usual 16 MB most imports would wait to have it folded into the file too.
  checkpoint_threshold: '64MB',
  // A full row group is written at once, so that an import holds little of what it brings, however much that is.
  write_buffer_row_group_count: '1',
};

/**
 * Rows of `event_body` are of some 8 kB, and the usual 122,880 would be held until the commit. With the least that DuckDB
 * allows, 2,048, runs tables come in at two thirds of the speed.
 */
const ROW_GROUP_ROWS = 8192;

const CATALOG = 'workspace';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A workspace's DuckDB file, open in an instance of its own: only an attached file can have its row groups sized. */
export class WorkspaceFile {
  private constructor(private readonly instance: DuckDBInstance) {}

  /** Makes the file where there is none. */
  static async open(path: string, access: 'READ_ONLY' | 'READ_WRITE' = 'READ_WRITE'): Promise<WorkspaceFile> {
    const instance = await DuckDBInstance.create(':memory:', { ...OPTIONS, temp_directory: `${path}.tmp` });
    try {
      const connection = await instance.connect();
      await connection.run(
        `ATTACH ${quoted(path)} AS ${CATALOG} (${access}, ROW_GROUP_SIZE ${ROW_GROUP_ROWS})`,
      );
      connection.closeSync();
      return new WorkspaceFile(instance);
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  async connect(): Promise<DuckDBConnection> {
    const connection = await this.instance.connect();
    await connection.run(`USE ${CATALOG}`);
    return connection;
  }

  close(): void {
    this.instance.closeSync();
  }
}
