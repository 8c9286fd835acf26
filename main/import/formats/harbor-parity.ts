import { basename } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { noteUnusedNames } from '../apply-mapping.ts';
import { documentsOf, openSource } from '../documents.ts';
import type { Format, ImportItem, Inspection, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import { readJson } from '../read-json.ts';
import { ImportReport } from '../transcript/import-report.ts';
import { type Sniffer, sniffTranscripts } from '../transcript/sniff-transcripts.ts';
import { takes } from '../transcript/takes.ts';
import { asObjects } from '../untyped.ts';
import { isParity, readParity } from './harbor-parity/read-parity.ts';

const WHY_NO_RUNS =
  'Parity files give the rate of each whole run, not which tasks it resolved: no run can be made of them. A count over a whole benchmark is shown beside the runs of the same system and benchmark where the workspace already holds some.';

function sniffEnds({ head }: FileEnds): Sniff {
  const text = head.toString('utf8');
  return /^\W*\[/.test(text) && /"adapter_name"\s*:/.test(text) && /"parity_benchmark_size"\s*:/.test(text)
    ? { confidence: 0.95, reason: 'summaries of a Harbor parity experiment' }
    : { confidence: 0, reason: '' };
}

const SNIFFER: Sniffer = { sniff: sniffEnds };

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const { loose, archives } = await openSource(path, signal);
  const files = [...loose, ...archives];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { n_files: files.length, bytes, groups: [], columns: null };
}

function* readRecords(bytes: Buffer, file: string, report: ImportReport): Generator<ImportItem> {
  const { value, problems } = readJson(bytes, file, true);
  for (const problem of problems) report.problem(problem);
  const records = asObjects(value).filter(isParity);
  if (records.length === 0 && !report.hasProblems) report.leaveUnread(file);
  for (const record of records) yield* readParity(record, file);
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const source = await openSource(path, signal);
  const report = new ImportReport();
  for (const problem of source.problems) report.problem(problem);
  let told = 0;
  for await (const document of documentsOf(source, report.problem, signal)) {
    const bytes = takes(SNIFFER, basename(document.path)) ? await document.load(report.problem) : null;
    for (const item of bytes === null ? [] : readRecords(bytes, document.file, report)) {
      told += 1;
      yield item;
    }
    yield* report.problems();
  }
  if (told === 0)
    throw new UserError(
      'bad-input',
      `${path} holds no parity experiment.`,
      'Choose the *.parity_experiment.json files.',
    );
  report.note(WHY_NO_RUNS);
  const unused = noteUnusedNames(mapping, []);
  if (unused !== null) report.note(unused);
  yield* report.notes();
}

/** Summaries of repeated runs by which Harbor compares its adapters with the originals: told, since they name no task. */
export const harborParity: Format = {
  name: 'harbor-parity',
  sniff: (path) => sniffTranscripts(SNIFFER, path),
  inspect,
  read,
};
