import { basename } from 'node:path';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { type Document, documentsOf, openSource, type Source } from '../documents.ts';
import type { Format, ImportItem, Inspection } from '../format.ts';
import { ImportReport } from './import-report.ts';
import { RunNamer } from './run-namer.ts';
import { sniffTranscripts } from './sniff-transcripts.ts';
import { takes } from './takes.ts';
import type { Transcript } from './transcript.ts';
import type { ReadContext, TranscriptReader, Transcripts } from './transcript-reader.ts';

/** Files with fewer runs are quick enough to go without word of how far they are read. */
const PROGRESS_EVERY = 16;

const stem = (path: string) => basename(path).replace(/\..*$/, '');

const prepared = async (
  reader: TranscriptReader,
  source: Source,
  context: ReadContext,
): Promise<Transcripts> => ('prepare' in reader ? reader.prepare(source, context) : reader);

/** The runs of one source, document by document; what they report comes out between them. */
class SourceReader {
  private readonly report = new ImportReport();

  constructor(
    private readonly reader: TranscriptReader,
    private readonly source: Source,
    private readonly signal: AbortSignal,
  ) {}

  async *read(mapping: Mapping): AsyncGenerator<ImportItem> {
    const context: ReadContext = { report: this.report.problem, note: this.report.note, signal: this.signal };
    for (const problem of this.source.problems) yield { kind: 'problem', problem };
    const transcripts = await prepared(this.reader, this.source, context);
    const ids = this.source.loose.map(({ relative }) => stem(relative));
    const namer = new RunNamer(mapping, [...ids, ...(transcripts.tasks ?? [])]);
    const total = this.source.loose.length;
    let done = 0;
    for await (const document of documentsOf(this.source, context.report, this.signal)) {
      if (takes(this.reader, basename(document.path)))
        yield* this.document(document, transcripts, namer, context);
      done += 1;
      yield { kind: 'progress', done, total: Math.max(done, total), unit: 'files' };
    }
    for (const transcript of transcripts.rest?.(context) ?? [])
      yield { kind: 'run', run: namer.run(transcript) };
    yield* this.report.problems();
    for (const note of namer.notes()) yield { kind: 'note', note };
    yield* this.report.notes();
  }

  private async *document(
    document: Document,
    transcripts: Transcripts,
    namer: RunNamer,
    context: ReadContext,
  ): AsyncGenerator<ImportItem> {
    let runs = 0;
    const { said } = this.report;
    for await (const transcript of transcripts.read(document, context)) {
      runs += 1;
      yield { kind: 'run', run: namer.run(transcript) };
      yield* this.report.problems();
      if (runs % PROGRESS_EVERY === 0) yield { kind: 'progress', done: runs, total: null, unit: 'runs' };
    }
    const isKnown = runs > 0 || this.report.said > said || this.reader.isBeside?.(document.path);
    if (!isKnown) this.report.leaveUnread(document.file);
    yield* this.report.problems();
  }
}

const SILENT = { report: () => {}, note: () => {} };

/** What the first file that holds a run says stands for the others. */
async function firstRun(reader: TranscriptReader, source: Source, signal: AbortSignal) {
  const context = { ...SILENT, signal };
  const transcripts = await prepared(reader, source, context);
  for await (const document of documentsOf(source, () => {}, signal)) {
    if (!takes(reader, basename(document.path))) continue;
    for await (const transcript of transcripts.read(document, context)) return transcript;
  }
  for (const transcript of transcripts.rest?.(context) ?? []) return transcript;
  return null;
}

const open = (reader: TranscriptReader, path: string, signal: AbortSignal): Promise<Source> =>
  openSource(path, signal, reader.nameOfFile);

async function inspect(reader: TranscriptReader, path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await open(reader, path, signal);
  const files = [...source.loose, ...source.archives];
  const first: Transcript | null = await firstRun(reader, source, signal);
  const run = first === null ? null : new RunNamer({}).run(first);
  const group = {
    name: first?.group ?? basename(path),
    n_runs: null,
    benchmark: run?.benchmark ?? null,
    system: run?.system.label ?? null,
    condition: run?.condition ?? null,
    repeat: null,
  };
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { n_files: files.length, bytes, groups: [group], columns: null };
}

async function* read(reader: TranscriptReader, path: string, mapping: Mapping, signal: AbortSignal) {
  yield* new SourceReader(reader, await open(reader, path, signal), signal).read(mapping);
}

/** A format whose files each hold whole runs: everything but telling and reading one file is the same for all. */
export function transcriptFormat(reader: TranscriptReader): Format {
  return {
    name: reader.name,
    sniff: (path) => sniffTranscripts(reader, path),
    inspect: (path, signal) => inspect(reader, path, signal),
    read: (path, mapping, signal) => read(reader, path, mapping, signal),
  };
}
