import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import type { Format, ImportGroup, ImportItem, Inspection, Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import type { Look } from '../look.ts';
import { noteIgnoredColumns } from '../note-ignored-columns.ts';
import { quietly } from '../quietly.ts';
import {
  type Columns,
  checkRows,
  openRows,
  type RowsKind,
  type RowsSource,
  sniffRows,
} from '../rows/rows-format.ts';
import type { RowsHead } from '../rows/rows-head.ts';
import { RunNamer } from '../transcript/run-namer.ts';
import { asText } from '../untyped.ts';
import { type FoundFile, walkFiles } from '../walk-files.ts';
import { formOf } from './trajectory-table/form-of.ts';
import { guessTrajectories, TRAJECTORY_COLUMNS } from './trajectory-table/guess-trajectories.ts';
import { runOfRow } from './trajectory-table/run-of-row.ts';

const MIB = 1024 * 1024;
const PROGRESS_EVERY = 16;
const MOST_LOOKED_AT = 20;
const LEAST = 0.5;
/** More than the readers of agents' own files. */
const SURE = 0.96;

const NO: Sniff = { confidence: 0, reason: '' };

const KIND: RowsKind = {
  what: 'a table of trajectories',
  ours: TRAJECTORY_COLUMNS,
  guess: guessTrajectories,
  missing: ({ task, messages }) =>
    task === undefined ? 'the task' : messages === undefined ? 'the messages' : null,
  longest: 256 * MIB,
};

/** Harbor's traces have a row for each episode of a trial, which holds those before it again: their format reads them. */
const isOfEpisodes = (names: readonly string[]): boolean =>
  names.includes('episode') && names.includes('trial_name');

/**
 * Files of SWE-agent and of OpenHands hold such steps and events too, but name no task; OpenHands' own rows keep them under
 * `history`.
 */
function isSure({ samples, lists }: RowsHead, messages: string): boolean {
  const forms = samples.map((row) => formOf(row[messages])?.form);
  const fields = lists[messages] ?? [];
  const isOfAgents = ['action', 'observation'].every((name) => fields.includes(name));
  return messages !== 'history' && (isOfAgents || forms.includes('swe-agent') || forms.includes('openhands'));
}

/** A table of runs with a transcript in each row; one without tasks is a corpus of messages rather. */
function judge(head: RowsHead, columns: Columns): Sniff {
  if (columns.messages === undefined || isOfEpisodes(head.names)) return NO;
  const reason = `trajectories with ${Object.values(columns).join(', ')}`;
  if (columns.task === undefined) return { confidence: 0.3, reason };
  return { confidence: isSure(head, columns.messages) ? SURE : 0.85, reason };
}

const sniffFile = (path: string, look?: Look): Promise<Sniff> =>
  sniffRows({ guess: KIND.guess, sniff: judge }, path, look);

async function* tablesIn(path: string, signal: AbortSignal): AsyncGenerator<FoundFile> {
  for await (const file of walkFiles(path, () => {}, signal))
    if (!isSideFile(basename(file.path))) yield file;
}

/** A folder is claimed where all that could be data in it are such tables: one table in several files. */
async function sniffFolder(path: string): Promise<Sniff> {
  let looked = 0;
  let found = NO;
  for await (const file of tablesIn(path, new AbortController().signal)) {
    found = await quietly(() => sniffFile(file.path), NO);
    if (found.confidence < LEAST) return NO;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return looked === 0 ? NO : { ...found, reason: `a folder of files such as ${found.reason}` };
}

interface Table {
  readonly path: string;
  readonly source: RowsSource;
}

async function openTables(path: string, mapping: Mapping, signal: AbortSignal): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for await (const { path: file, relative } of tablesIn(path, signal))
    tables.push({ path: file, source: await openRows(KIND, file, mapping, signal, relative) });
  return tables;
}

/** Tasks of the tables that do not name their benchmark: together they may tell it. */
async function tasksOf(tables: readonly Table[]): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const { source } of tables) {
    const { task, benchmark } = source.columns;
    if (task === undefined || benchmark !== undefined || source.assignment.benchmark !== undefined) continue;
    for await (const result of source.rows([task])) {
      const id = 'row' in result ? asText(result.row[task]) : null;
      if (id !== null) ids.add(id);
    }
  }
  return [...ids];
}

async function* readTable({ source }: Table, namer: RunNamer): AsyncGenerator<ImportItem> {
  const { file, columns, head } = source;
  let done = 0;
  for await (const result of source.rows(Object.values(columns))) {
    if ('problem' in result) {
      yield { kind: 'problem', problem: result.problem };
      continue;
    }
    const transcript = runOfRow(result.row, columns, { file, line: result.line });
    if (transcript === null) {
      const reason = `it names no task under ${columns.task}; left out`;
      yield { kind: 'problem', problem: { file, line: result.line, code: 'no-task', reason } };
      continue;
    }
    yield { kind: 'run', run: namer.run(transcript) };
    done += 1;
    if (done % PROGRESS_EVERY === 0) yield { kind: 'progress', done, total: null, unit: 'runs' };
  }
  const ignored = noteIgnoredColumns(columns, head.names);
  if (ignored !== null) yield { kind: 'note', note: ignored };
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const tables = await openTables(path, mapping, signal);
  for (const { path: file, source } of tables) checkRows(KIND, file, source);
  const namer = new RunNamer(mapping, await tasksOf(tables));
  const said = new Set<string>();
  for (const table of tables)
    for await (const item of readTable(table, namer)) {
      if (item.kind === 'note' && said.has(item.note)) continue;
      if (item.kind === 'note') said.add(item.note);
      yield item;
    }
  for (const note of namer.notes()) yield { kind: 'note', note };
}

/** What the first run of a table says stands for the others. */
async function groupOf({ source }: Table): Promise<ImportGroup> {
  const group = { name: source.file, n_runs: null, repeat: null };
  for await (const result of source.rows(Object.values(source.columns))) {
    const transcript =
      'row' in result ? runOfRow(result.row, source.columns, { file: source.file, line: null }) : null;
    if (transcript === null) continue;
    const { benchmark, system, condition } = new RunNamer({}).run(transcript);
    return { ...group, benchmark, system: system.label, condition };
  }
  return { ...group, benchmark: null, system: null, condition: null };
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const tables = await openTables(path, {}, signal);
  const groups: ImportGroup[] = [];
  for (const table of tables) groups.push(await groupOf(table));
  let bytes = 0;
  for (const table of tables) bytes += (await stat(table.path)).size;
  return { n_files: tables.length, bytes, groups, columns: tables[0]?.source.columns ?? null };
}

/**
 * Tables of trajectories as hubs publish them: a row for each run with its transcript in a column, as a chat, as steps of
 * SWE-agent or as events of OpenHands; JSONL, JSON, CSV or Parquet, in one file or a folder of them.
 */
export const trajectoryTable: Format = {
  name: 'trajectory-table',
  sniff: async (path, look) => ((await stat(path)).isFile() ? sniffFile(path, look) : sniffFolder(path)),
  inspect,
  read,
};
