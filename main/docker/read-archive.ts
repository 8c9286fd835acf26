import { pipeline } from 'node:stream';
import { extract } from 'tar-stream';
import { UserError } from '../../analysis/model/user-error.ts';

export interface ArchivedFile {
  /** As the engine names it: from the last part of the path that was asked for. */
  readonly path: string;
  readonly content: Buffer;
}

/** The plain files of an archive that an engine sends. Links are left out, since they may lead anywhere. */
export async function readArchive(
  archive: NodeJS.ReadableStream,
  mostBytes: number,
): Promise<readonly ArchivedFile[]> {
  const tar = extract();
  pipeline(archive, tar, () => {});
  const files: ArchivedFile[] = [];
  let bytes = 0;
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) {
      bytes += (part as Buffer).length;
      if (bytes > mostBytes) throw tooLarge(entry.header.name, mostBytes);
      parts.push(part as Buffer);
    }
    if (entry.header.type === 'file') files.push({ path: entry.header.name, content: Buffer.concat(parts) });
  }
  return files;
}

const tooLarge = (name: string, mostBytes: number) =>
  new UserError(
    'bad-input',
    `${name} in the sandbox is larger than ${mostBytes} bytes.`,
    'Ask for less of it.',
  );
