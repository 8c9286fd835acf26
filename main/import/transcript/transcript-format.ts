import { basename } from 'node:path';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { type Document, documentsOf, openSource, type Source } from '../documents.ts';
import type { Format, ImportItem, Inspection } from '../format.ts';
import { ImportReport } from './import-report.ts';
import { RunNamer } from './run-namer.ts';
import { sniffTranscripts } from './sniff-transcripts.ts';
import { takes } from './takes.ts';
import type { Transcript } from './transcript.ts';
import type { TranscriptReader } from './transcript-reader.ts';

const stem = (path: string) => basename(path).replace(/\..*$/, '');

/** The runs of one source, document by document; what they report comes out between them. */
class SourceReader {
  private readonly report = new ImportReport();

  constructor(
    private readonly reader: TranscriptReader,
    private readonly source: Source,
    private readonly signal: AbortSignal,
  ) {}

  async *read(namer: RunNamer): AsyncGenerator<ImportItem> {
    for (const problem of this.source.problems) yield { kind: 'problem', problem };
    const total = this.source.loose.length;
    let done = 0;
    for await (const document of documentsOf(this.source, this.report.problem, this.signal)) {
      if (takes(this.reader, basename(document.path))) yield* this.document(document, namer);
      done += 1;
      yield { kind: 'progress', done, total: Math.max(done, total), unit: 'files' };
    }
    yield* this.report.problems();
    for (const note of namer.notes()) yield { kind: 'note', note };
    yield* this.report.notes();
  }

  private async *document(document: Document, namer: RunNamer): AsyncGenerator<ImportItem> {
    const context = { report: this.report.problem, signal: this.signal };
    let runs = 0;
    for await (const transcript of this.reader.read(document, context)) {
      runs += 1;
      yield { kind: 'run', run: namer.run(transcript) };
    }
    if (runs === 0 && !this.report.hasProblems) this.report.leaveUnread(document.file);
    yield* this.report.problems();
  }
}

/** What the first file that holds a run says stands for the others. */
async function firstRun(reader: TranscriptReader, source: Source, signal: AbortSignal) {
  const context = { report: () => {}, signal };
  for await (const document of documentsOf(source, () => {}, signal)) {
    if (!takes(reader, basename(document.path))) continue;
    for await (const transcript of reader.read(document, context)) return transcript;
  }
  return null;
}

async function inspect(reader: TranscriptReader, path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openSource(path, signal);
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
  const source = await openSource(path, signal);
  const ids = source.loose.map(({ relative }) => stem(relative));
  yield* new SourceReader(reader, source, signal).read(new RunNamer(mapping, ids));
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
