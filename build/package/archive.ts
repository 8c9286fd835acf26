import { getRawHeader } from '@electron/asar';

export interface ArchivedFile {
  /** From the archive's root, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Lies beside the archive, where native code can read it. */
  readonly isUnpacked: boolean;
}

type Entry = ReturnType<typeof getRawHeader>['header']['files'][string];

/** Every file of an asar archive. */
export function filesInArchive(archive: string): readonly ArchivedFile[] {
  return filesIn(getRawHeader(archive).header.files, '');
}

function filesIn(entries: Readonly<Record<string, Entry>>, folder: string): ArchivedFile[] {
  return Object.entries(entries).flatMap(([name, entry]): ArchivedFile[] => {
    const path = folder + name;
    if ('files' in entry) return filesIn(entry.files, `${path}/`);
    if ('link' in entry) return [];
    return [{ path, bytes: entry.size, isUnpacked: entry.unpacked === true }];
  });
}
