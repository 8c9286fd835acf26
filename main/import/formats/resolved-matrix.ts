import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor, noteUnusedNames } from '../apply-mapping.ts';
import { fileError } from '../file-error.ts';
import type { Format, ImportGroup, ImportItem, ImportProblem, Inspection, Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { quietly } from '../quietly.ts';
import { readJson } from '../read-json.ts';
import { readLines } from '../read-lines.ts';
import { type FoundFile, walkFiles } from '../walk-files.ts';
import { datasetCohort } from './resolved-matrix/dataset-cohort.ts';
import { type MatrixFile, matrixFile } from './resolved-matrix/matrix-file.ts';
import { type MatrixRow, matrixRow, type RowResult } from './resolved-matrix/matrix-row.ts';
import { verdictRow } from './resolved-matrix/verdict-row.ts';

const MOST_FILES = 200;

const NO: Sniff = { confidence: 0, reason: '' };

const MIXED_NOTE =
  'mixes the Verified, Lite and Test boards under one name and cannot say which it means; import the matrices (*_matrix.jsonl) instead';

interface KnownFile extends FoundFile {
  readonly kind: MatrixFile;
}

/** Files of the source with what each is. */
async function filesOf(
  path: string,
  signal: AbortSignal,
  problems: ImportProblem[] = [],
): Promise<readonly KnownFile[]> {
  const files: KnownFile[] = [];
  for await (const file of walkFiles(path, (problem) => problems.push(problem), signal)) {
    files.push({ ...file, kind: isSideFile(basename(file.path)) ? null : await matrixFile(file.path) });
  }
  return files;
}

function sniffFile(kind: MatrixFile): Sniff {
  if (kind === 'matrix')
    return { confidence: 0.95, reason: 'lines of one system each with the tasks it resolved' };
  if (kind === 'dataset') return { confidence: 0.9, reason: 'a named list of task ids' };
  return { confidence: 0, reason: kind === 'mixed' ? MIXED_NOTE : '' };
}

/** A folder is claimed only where it holds a matrix, no folders, and nothing else that could be data. */
async function sniffFolder(path: string): Promise<Sniff> {
  const entries = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const flat = entries.length <= MOST_FILES && entries.every((entry) => entry.isFile());
  if (!flat || !entries.some(({ name }) => name.endsWith('.jsonl'))) return NO;
  const data = entries.filter(({ name }) => !isSideFile(name));
  const kinds = await Promise.all(data.map(({ name }) => quietly(() => matrixFile(join(path, name)), null)));
  const matrices = kinds.filter((kind) => kind === 'matrix').length;
  if (matrices === 0 || kinds.includes(null)) return NO;
  return { confidence: 0.95, reason: `a folder of ${matrices} matrices of resolved tasks` };
}

async function sniff(path: string): Promise<Sniff> {
  return (await stat(path)).isFile() ? sniffFile(await matrixFile(path)) : sniffFolder(path);
}

async function* rowsOf(file: FoundFile, signal: AbortSignal): AsyncGenerator<RowResult> {
  for await (const line of readLines(file.path, signal))
    if (line.overlong || line.bytes.some((byte) => byte > 32)) yield matrixRow(line, file.relative);
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const files = await filesOf(path, signal);
  const groups: ImportGroup[] = [];
  for (const file of files.filter(({ kind }) => kind === 'matrix'))
    for await (const { row } of rowsOf(file, signal)) {
      if (row === null) continue;
      const { system, benchmark } = row;
      const shared = { system, condition: null, repeat: null };
      groups.push({ name: system, n_runs: benchmark.ids.size, benchmark: benchmark.name, ...shared });
    }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { n_files: files.length, bytes, groups, columns: null };
}

/** What the mapping cannot do here, since every row names its board and its system. */
function* noteUnusable(mapping: Mapping): Generator<ImportItem> {
  if (mapping.all?.benchmark !== undefined)
    yield { kind: 'note', note: 'Every row names its board, so the benchmark given was not used.' };
  if (mapping.all?.system !== undefined)
    yield { kind: 'note', note: 'Every row names its system, so the one system given was not used.' };
}

/** The published count is met where the verdicts add up to it and none is open; a source that says otherwise is reported. */
function* publishedCount(row: MatrixRow, system: string, file: string): Generator<ImportItem> {
  if (row.published === null) return;
  const exact = row.resolved.size === row.published && row.ambiguous.size === 0;
  if (row.exact !== null && row.exact !== exact) {
    const reason = `exact says ${row.exact}, but ${row.resolved.size} are resolved, ${row.ambiguous.size} open and ${row.published} published`;
    yield { kind: 'problem', problem: { file, line: row.line, code: 'contradiction', reason } };
  }
  yield {
    kind: 'published',
    published: { benchmark: row.benchmark.name, system, resolved: row.published, exact },
  };
}

class MatrixReader {
  private readonly seen = new Set<string>();
  readonly systems: string[] = [];

  constructor(
    private readonly mapping: Mapping,
    private readonly signal: AbortSignal,
  ) {}

  async *matrix(file: FoundFile): AsyncGenerator<ImportItem> {
    for await (const { row, problems } of rowsOf(file, this.signal)) {
      for (const problem of problems) yield { kind: 'problem', problem };
      if (row !== null) yield* this.row(row, file.relative);
    }
  }

  private *row(row: MatrixRow, file: string): Generator<ImportItem> {
    const key = `${row.benchmark.name}\n${row.system}`;
    if (this.seen.has(key)) {
      const reason = `${row.system} stands twice on ${row.benchmark.name}; the first row counts`;
      yield { kind: 'problem', problem: { file, line: row.line, code: 'duplicate', reason } };
      return;
    }
    this.seen.add(key);
    this.systems.push(row.system);
    const own = this.mapping.runs?.[row.system];
    const { system: _, ...all } = assignmentFor({ all: this.mapping.all }, row.system);
    const assignment = { ...all, ...own };
    yield { kind: 'verdict-row', row: verdictRow(row, file, assignment) };
    yield* publishedCount(row, assignment.system ?? row.system, file);
  }
}

async function* readDataset(file: FoundFile): AsyncGenerator<ImportItem> {
  const { value, problems } = readJson(await readFile(file.path), file.relative, true);
  for (const problem of problems) yield { kind: 'problem', problem };
  const cohort = datasetCohort(value);
  if (cohort !== null) yield { kind: 'cohort', cohort };
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const problems: ImportProblem[] = [];
  const files = await filesOf(path, signal, problems);
  for (const problem of problems) yield { kind: 'problem', problem };
  if (!files.some(({ kind }) => kind === 'matrix' || kind === 'dataset'))
    throw new UserError(
      'bad-input',
      `${path} holds no matrix of resolved tasks.`,
      'Choose the *_matrix.jsonl files.',
    );
  yield* noteUnusable(mapping);
  const reader = new MatrixReader(mapping, signal);
  for (const [done, file] of files.entries()) {
    yield { kind: 'progress', done, total: files.length, unit: 'files' };
    try {
      if (file.kind === 'matrix') yield* reader.matrix(file);
      else if (file.kind === 'dataset') yield* readDataset(file);
      else if (file.kind === 'mixed')
        yield { kind: 'note', note: `${file.relative} was not read: it ${MIXED_NOTE}.` };
    } catch (error) {
      throw fileError(error, file.path);
    }
  }
  const unused = noteUnusedNames(mapping, reader.systems);
  if (unused !== null) yield { kind: 'note', note: unused };
}

/** Which tasks each of many systems resolved, one line per system and board, as kept from public leaderboards. */
export const resolvedMatrix: Format = { name: 'resolved-matrix', sniff, inspect, read };
