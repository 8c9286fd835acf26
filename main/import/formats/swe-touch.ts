import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentForCondition, noteOneCondition, noteUnusedNames } from '../apply-mapping.ts';
import { fileError } from '../file-error.ts';
import type { Format, ImportItem, Inspection, Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import type { ImportedScript } from '../items.ts';
import { Look } from '../look.ts';
import { quietly } from '../quietly.ts';
import { readJson } from '../read-json.ts';
import { readRows } from '../rows/read-rows.ts';
import { rowsHead } from '../rows/rows-head.ts';
import { asNumber, asObject } from '../untyped.ts';
import { type FoundFile, walkFiles } from '../walk-files.ts';
import { type ReadRecord, readRecord } from './swe-touch/read-record.ts';

const NO: Sniff = { confidence: 0, reason: '' };
const REASON = 'records of SWE-Touch';

const BENCHMARKS: Readonly<Record<string, string>> = {
  swe_bench_verified: 'SWE-bench Verified',
  swe_bench_pro: 'SWE-bench Pro',
  deepswe: 'DeepSWE',
};

const isRecords = async (path: string, look = new Look(path)): Promise<boolean> => {
  const names = (await look.firstRows())?.names ?? [];
  return names.includes('counter_edit') && names.includes('task_critical_regions');
};

/** What lies beside the records of a release. */
const isBeside = (name: string): boolean =>
  isSideFile(name) || name === 'manifest.json' || name === 'schema' || name.endsWith('.sha256');

/** A folder is claimed where it holds records and nothing else that could be data. */
async function sniffFolder(path: string): Promise<Sniff> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.') && !isBeside(name));
  if (names.length === 0 || names.length > 20) return NO;
  for (const name of names)
    if (!name.endsWith('.jsonl') || !(await quietly(() => isRecords(join(path, name)), false))) return NO;
  return { confidence: 0.96, reason: `a folder of ${REASON}` };
}

async function sniff(path: string, look?: Look): Promise<Sniff> {
  if ((await stat(path)).isDirectory()) return sniffFolder(path);
  if (!/\.(jsonl|parquet)$/.test(path)) return NO;
  return (await isRecords(path, look)) ? { confidence: 0.96, reason: REASON } : NO;
}

/** The files of records and the manifest of a release, where there is one. */
async function filesOf(path: string, signal: AbortSignal) {
  const records: FoundFile[] = [];
  const beside: string[] = [];
  let manifest: FoundFile | null = null;
  for await (const file of walkFiles(path, () => {}, signal)) {
    if (basename(file.path) === 'manifest.json') manifest = file;
    else if (/\.(jsonl|parquet)$/.test(file.path) && (await isRecords(file.path))) records.push(file);
    else beside.push(file.relative);
  }
  if (records.length === 0)
    throw new UserError('bad-input', `${path} holds no records of SWE-Touch.`, 'Choose its *.jsonl files.');
  return { records, manifest, beside };
}

async function* recordsOf(file: FoundFile, signal: AbortSignal) {
  const head = await rowsHead(file.path);
  if (head === null) return;
  for await (const row of readRows(file.path, file.relative, head, signal))
    yield* readRecord(row, file.relative);
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const { records } = await filesOf(path, signal);
  const benchmarks = new Set<string>();
  for (const file of records)
    for await (const result of recordsOf(file, signal))
      if ('record' in result) benchmarks.add(BENCHMARKS[result.record.benchmark] ?? result.record.benchmark);
  const silent = { n_runs: null, benchmark: [...benchmarks].join(', '), system: null, repeat: null };
  return {
    n_files: records.length,
    bytes: records.reduce((sum, file) => sum + file.bytes, 0),
    groups: ['counter-edit', 'co-edit'].map((name) => ({ name, condition: name, ...silent })),
    columns: null,
  };
}

/** The choices that a record makes: its counter-edit and, where it has one, its control. */
function* scriptsOf({ record, scripts, place }: ReadRecord, mapping: Mapping): Generator<ImportedScript> {
  const { instance, counterEdit, coEdit } = scripts;
  for (const [name, sourced] of [
    ['counter-edit', counterEdit],
    ['co-edit', coEdit],
  ] as const) {
    if (sourced === null) continue;
    const { benchmark, condition } = assignmentForCondition(mapping, name);
    yield {
      task: {
        benchmark: benchmark ?? BENCHMARKS[record.benchmark] ?? record.benchmark,
        instance,
        canonical_id: instance,
      },
      condition: condition ?? name,
      description: null,
      script: sourced.script,
      provenance: { ...sourced.provenance },
      ...place,
    };
  }
}

/** Text-only records are none the worse: no edit was accepted for their tasks, and they say why. */
class Tally {
  private records = 0;
  private readonly textOnly = new Map<string, number>();

  add({ counter_edit: { mode, fallback_reason } }: ReadRecord['record']): void {
    this.records += 1;
    const reason = fallback_reason ?? 'no reason given';
    if (mode === 'text_only') this.textOnly.set(reason, (this.textOnly.get(reason) ?? 0) + 1);
  }

  note(): string {
    const reasons = [...this.textOnly].map(([reason, n]) => `${n} ${reason}`);
    const n = [...this.textOnly.values()].reduce((sum, count) => sum + count, 0);
    return `${this.records} records, ${n} of them text-only${n > 0 ? ` (${reasons.join(', ')})` : ''}.`;
  }
}

/** Reports a file whose records are not as many as the manifest says. */
async function* checkManifest(
  manifest: FoundFile,
  counts: ReadonlyMap<string, number>,
): AsyncGenerator<ImportItem> {
  const { value } = readJson(await readFile(manifest.path), manifest.relative, false);
  const files = asObject(asObject(value)?.files) ?? {};
  for (const [name, told] of Object.entries(files)) {
    const records = asNumber(asObject(told)?.records);
    const found = counts.get(name);
    if (records === null || found === undefined || records === found) continue;
    const reason = `the manifest says that ${name} has ${records} records; ${found} could be read`;
    yield {
      kind: 'problem',
      problem: { file: manifest.relative, line: null, code: 'contradiction', reason },
    };
  }
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  try {
    const { records, manifest, beside } = await filesOf(path, signal);
    const tally = new Tally();
    const counts = new Map<string, number>();
    for (const [done, file] of records.entries()) {
      for await (const result of recordsOf(file, signal)) {
        if ('problem' in result) {
          yield { kind: 'problem', problem: result.problem };
          continue;
        }
        tally.add(result.record);
        counts.set(basename(file.path), (counts.get(basename(file.path)) ?? 0) + 1);
        for (const script of scriptsOf(result, mapping)) yield { kind: 'script', script };
      }
      yield { kind: 'progress', done: done + 1, total: records.length, unit: 'files' };
    }
    if (manifest !== null) yield* checkManifest(manifest, counts);
    yield { kind: 'note', note: tally.note() };
    if (beside.length > 0)
      yield { kind: 'note', note: `Not read, since they hold no records: ${beside.join(', ')}.` };
    const notes = [noteUnusedNames(mapping, ['counter-edit', 'co-edit']), noteOneCondition(mapping)];
    for (const note of notes) if (note !== null) yield { kind: 'note', note };
  } catch (error) {
    throw fileError(error, path);
  }
}

/** Records of SWE-Touch: counter-edits and helpful edits of users, with the regions that trigger them. */
export const sweTouch: Format = { name: 'swe-touch', sniff, inspect, read };
