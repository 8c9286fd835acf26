import { basename } from 'node:path';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { type Document, documentsOf, openSource, type Source } from '../documents.ts';
import type { Format, ImportGroup, ImportItem, Inspection } from '../format.ts';
import type { Bundle, BundleContext, BundleReader } from './bundle-reader.ts';
import { ImportReport } from './import-report.ts';
import { loadBundles } from './load-bundles.ts';
import { RunNamer } from './run-namer.ts';
import { takes } from './takes.ts';

const MOST_GROUPS_READ = 20;

/** What is looked through and put together before anything is read. */
class Planner<Look, B extends Bundle> {
  readonly report = new ImportReport();
  readonly context: BundleContext;
  private readonly looks: Look[] = [];

  constructor(
    private readonly reader: BundleReader<Look, B>,
    private readonly source: Source,
    signal: AbortSignal,
  ) {
    const { problem, passOver, note } = this.report;
    this.context = { report: problem, passOver, note, signal };
  }

  async *lookThrough(): AsyncGenerator<ImportItem> {
    const total = this.source.archives.length > 0 ? null : this.source.loose.length;
    let done = 0;
    for await (const document of documentsOf(this.source, this.context.report, this.context.signal)) {
      if (takes(this.reader, basename(document.path))) await this.look(document);
      yield* this.report.problems();
      done += 1;
      yield { kind: 'progress', done, total, unit: 'files' };
    }
  }

  private async look(document: Document): Promise<void> {
    const look = await this.reader.look(document, this.context);
    if (look !== null) this.looks.push(look);
    else if (!this.report.hasProblems) this.report.leaveUnread(document.file);
  }

  plan(): readonly B[] {
    return this.reader.plan(this.looks, this.context);
  }
}

async function* read<Look, B extends Bundle>(
  reader: BundleReader<Look, B>,
  path: string,
  mapping: Mapping,
  signal: AbortSignal,
): AsyncGenerator<ImportItem> {
  const source = await openSource(path, signal);
  for (const problem of source.problems) yield { kind: 'problem', problem };
  const planner = new Planner(reader, source, signal);
  yield* planner.lookThrough();
  const bundles = planner.plan();
  yield* planner.report.problems();
  const namer = new RunNamer(
    mapping,
    bundles.flatMap(({ task }) => task ?? []),
  );
  let done = 0;
  for await (const { bundle, files } of loadBundles(source, bundles, planner.context.report, signal)) {
    for await (const transcript of reader.read(bundle, files, planner.context))
      yield { kind: 'run', run: namer.run(transcript) };
    yield* planner.report.problems();
    done += 1;
    yield { kind: 'progress', done, total: bundles.length, unit: 'runs' };
  }
  for (const note of namer.notes()) yield { kind: 'note', note };
  yield* planner.report.notes();
}

/** What the first run of a group says stands for the others. */
async function describe<Look, B extends Bundle>(
  reader: BundleReader<Look, B>,
  source: Source,
  bundles: readonly B[],
  context: BundleContext,
): Promise<Omit<ImportGroup, 'n_runs' | 'name'>> {
  const namer = new RunNamer(
    {},
    bundles.flatMap(({ task }) => task ?? []),
  );
  for await (const { bundle, files } of loadBundles(source, bundles.slice(0, 1), () => {}, context.signal))
    for await (const transcript of reader.read(bundle, files, context)) {
      const { benchmark, system, condition } = namer.run(transcript);
      return { benchmark, system: system.label, condition, repeat: null };
    }
  return { benchmark: null, system: null, condition: null, repeat: null };
}

async function inspect<Look, B extends Bundle>(
  reader: BundleReader<Look, B>,
  path: string,
  signal: AbortSignal,
): Promise<Inspection> {
  const source = await openSource(path, signal);
  const planner = new Planner(reader, source, signal);
  for await (const _ of planner.lookThrough());
  const byGroup = new Map<string, B[]>();
  for (const bundle of planner.plan())
    byGroup.set(bundle.group, [...(byGroup.get(bundle.group) ?? []), bundle]);
  const groups: ImportGroup[] = [];
  for (const [name, bundles] of byGroup) {
    const read = groups.length < MOST_GROUPS_READ ? bundles : [];
    groups.push({
      name,
      n_runs: bundles.length,
      ...(await describe(reader, source, read, planner.context)),
    });
  }
  const files = [...source.loose, ...source.archives];
  return {
    n_files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    groups,
    columns: null,
  };
}

/** A format in which several files may tell one run: everything but telling, putting together and reading is the same for all. */
export function bundleFormat<Look, B extends Bundle>(reader: BundleReader<Look, B>): Format {
  return {
    name: reader.name,
    sniff: (path) => reader.sniff(path),
    inspect: (path, signal) => inspect(reader, path, signal),
    read: (path, mapping, signal) => read(reader, path, mapping, signal),
  };
}
