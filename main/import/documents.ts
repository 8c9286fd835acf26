import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import { fileError } from './file-error.ts';
import type { ImportProblem } from './format.ts';
import { type Line, lineBatches, readLineBatches } from './read-lines.ts';
import { isSmall, readSmallFile } from './read-small-file.ts';
import { readTar, type TarEntry } from './read-tar.ts';
import { type FoundFile, walkFiles } from './walk-files.ts';

const LARGEST = 256 * 1024 * 1024;

type Report = (problem: ImportProblem) => void;

/** One file of a source, loose or in an archive. */
export interface Document {
  /** Path from the source's root, as if archives were folders unpacked where they stand. */
  readonly path: string;
  /** What to call it: the path, with the archive's name and `!` before what is inside one. */
  readonly file: string;
  /** Where it lies, for what is read here and there rather than whole; null inside an archive. */
  readonly disk: string | null;
  /** The content, to be asked for before the next document; null where it could not be read, which is then reported. */
  load(report: Report): Promise<Buffer | null>;
  /**
   * The content line by line however much it is, in place of `load` and to be read to its end. Blank lines are left out; one
   * of more than 256 MiB, or a file that may not be read, is reported.
   */
  lines(report: Report): AsyncIterable<Line>;
}

export interface Source {
  readonly rootName: string;
  readonly loose: readonly FoundFile[];
  readonly archives: readonly FoundFile[];
  readonly problems: readonly ImportProblem[];
}

const ARCHIVE = /\.(tar\.gz|tgz|tar)$/i;

export const isArchive = (name: string): boolean => ARCHIVE.test(name);

/** How a source that is one file calls it: by its bare name, unless the folders above say more. */
type NameOfFile = (path: string) => string;

/** Lists a source's files without reading them. Throws UserError where `path` itself may not be read. */
export async function openSource(
  path: string,
  signal: AbortSignal,
  nameOfFile: NameOfFile = (file) => basename(file),
): Promise<Source> {
  const problems: ImportProblem[] = [];
  const files: FoundFile[] = [];
  try {
    const isFile = (await stat(path)).isFile();
    for await (const file of walkFiles(path, (problem) => problems.push(problem), signal))
      files.push(isFile ? { ...file, relative: nameOfFile(path) } : file);
  } catch (error) {
    throw fileError(error, path);
  }
  return {
    rootName: basename(path).replace(ARCHIVE, ''),
    loose: files.filter(({ relative }) => !isArchive(relative)),
    archives: files.filter(({ relative }) => isArchive(relative)),
    problems,
  };
}

async function loadLoose(file: FoundFile, report: Report): Promise<Buffer | null> {
  const refuse = (code: string, reason: string) => report({ file: file.relative, line: null, code, reason });
  try {
    if (isSmall(file.bytes)) return await readSmallFile(file.path);
    if (file.bytes <= LARGEST) return await readFile(file.path);
    refuse('too-large', `the file is larger than ${LARGEST} bytes`);
  } catch (error) {
    const told = fileError(error, file.path);
    if (!(told instanceof UserError)) throw told;
    refuse(told.code, told.message);
  }
  return null;
}

type Batches = AsyncIterable<readonly Line[]>;

const hasText = (byte: number): boolean => byte > 32;

async function* linesOf(batches: Batches, file: string, report: Report): AsyncGenerator<Line> {
  try {
    for await (const lines of batches)
      for (const line of lines)
        if (line.overlong) {
          const reason = `the line is longer than ${LARGEST} bytes; left out`;
          report({ file, line: line.number, code: 'too-large', reason });
        } else if (line.bytes.some(hasText)) yield line;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    report({ file, line: null, code: error.code, reason: error.message });
  }
}

function looseDocument(file: FoundFile, signal: AbortSignal): Document {
  const { path, relative } = file;
  return {
    path: relative,
    file: relative,
    disk: path,
    load: (report) => loadLoose(file, report),
    lines: (report) => linesOf(readLineBatches(path, signal, LARGEST), relative, report),
  };
}

function packedDocument(archive: FoundFile, entry: TarEntry): Document {
  const folder = dirname(archive.relative);
  const file = `${archive.relative}!${entry.name}`;
  return {
    path: folder === '.' ? entry.name : `${folder}/${entry.name}`,
    file,
    disk: null,
    load: entry.load,
    lines: (report) => linesOf(lineBatches(entry.chunks(), LARGEST), file, report),
  };
}

/** Every document: the loose ones in order, then those of each archive, whose own faults are handed to `onArchive`. */
export async function* documentsOf(
  source: Source,
  onArchive: Report,
  signal: AbortSignal,
): AsyncGenerator<Document> {
  for (const file of source.loose) {
    signal.throwIfAborted();
    yield looseDocument(file, signal);
  }
  for (const archive of source.archives)
    for await (const item of readTar(archive.path, archive.relative, signal)) {
      signal.throwIfAborted();
      if (item.kind === 'problem') onArchive(item.problem);
      else if (!basename(item.name).startsWith('.')) yield packedDocument(archive, item);
    }
}
