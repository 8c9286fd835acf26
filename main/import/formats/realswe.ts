import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { noteOneCondition, noteUnusedNames } from '../apply-mapping.ts';
import { fileError } from '../file-error.ts';
import type { Format, ImportItem, ImportProblem, Inspection, Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import type { Look } from '../look.ts';
import { quietly } from '../quietly.ts';
import { walkFiles } from '../walk-files.ts';
import { fileKind } from './realswe/file-kind.ts';
import { RealSweItems } from './realswe/realswe-items.ts';
import { RealSweSource } from './realswe/realswe-source.ts';

const MOST_LOOKED_AT = 30;
const NO: Sniff = { confidence: 0, reason: '' };

const REASONS = {
  tasks: 'tasks of RealSWE with their composed requests',
  families: 'task families of RealSWE',
  style: 'fields of RealSWE in a style',
} as const;

async function sniffFile(path: string, look?: Look): Promise<Sniff> {
  const known = await fileKind(path, look);
  if (known === null) return NO;
  return 'yaml' in known
    ? { confidence: 0, reason: 'it belongs to data of RealSWE; import the folder that holds both' }
    : { confidence: 0.96, reason: REASONS[known.kind] };
}

/** A folder is claimed where all that could be data in it is of RealSWE. */
async function sniffFolder(path: string): Promise<Sniff> {
  let looked = 0;
  for await (const file of walkFiles(path, () => {}, new AbortController().signal)) {
    if (isSideFile(basename(file.path))) continue;
    if ((await quietly(() => fileKind(file.path), null)) === null) return NO;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return looked === 0 ? NO : { confidence: 0.96, reason: 'a folder of RealSWE' };
}

async function sniff(path: string, look?: Look): Promise<Sniff> {
  return (await stat(path)).isFile() ? sniffFile(path, look) : sniffFolder(path);
}

/** Throws UserError where the source holds no rows of RealSWE. */
async function openRealSwe(path: string, signal: AbortSignal, report: (problem: ImportProblem) => void) {
  const source = await RealSweSource.open(path, signal, report);
  if (['tasks', 'families', 'style'].every((kind) => source.of(kind as 'tasks').length === 0))
    throw new UserError(
      'bad-input',
      `${path} holds no data of RealSWE.`,
      'Choose tasks.jsonl, task-families.jsonl or a style.',
    );
  return source;
}

async function* itemsOf(source: RealSweSource, items: RealSweItems): AsyncGenerator<ImportItem> {
  // Families first: their interfaces follow the requests of every style.
  for await (const { file, result } of source.rows('families')) yield* items.family(result, file);
  for await (const { file, result } of source.rows('style')) yield* items.style(result, file);
  for await (const { file, result } of source.rows('tasks')) yield* items.task(result, file);
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openRealSwe(path, signal, () => {});
  const items = new RealSweItems(source, {});
  const benchmarks = new Set<string>();
  for await (const item of itemsOf(source, items))
    if (item.kind === 'script') benchmarks.add(item.script.task.benchmark);
  const silent = { n_runs: null, benchmark: [...benchmarks].join(', '), system: null, repeat: null };
  return {
    n_files: source.length,
    bytes: source.bytes,
    groups: [...items.conditions].map((name) => ({ name, condition: name, ...silent })),
    columns: null,
  };
}

function* selection(source: RealSweSource): Generator<ImportItem> {
  const excluded = source.excluded();
  if (excluded === null || excluded.ids.length === 0) return;
  const of = excluded.candidates === null ? '' : ` of ${excluded.candidates} candidates`;
  yield {
    kind: 'cohort',
    cohort: {
      name: 'realswe-excluded',
      description: `Tasks that RealSWE left out${of}`,
      benchmark: null,
      canonical_ids: excluded.ids,
    },
  };
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const found: ImportProblem[] = [];
  const source = await openRealSwe(path, signal, (problem) => found.push(problem));
  for (const problem of found) yield { kind: 'problem', problem };
  const items = new RealSweItems(source, mapping);
  try {
    yield* itemsOf(source, items);
  } catch (error) {
    throw fileError(error, path);
  }
  yield* selection(source);
  const unread = source.unknown.filter((name) => !isSideFile(basename(name)));
  if (unread.length > 0) yield { kind: 'note', note: `Files not read: ${unread.join(', ')}.` };
  const notes = [noteUnusedNames(mapping, [...items.conditions]), noteOneCondition(mapping)];
  for (const note of notes) if (note !== null) yield { kind: 'note', note };
}

/** RealSWE: composed requests, the families of fields they are composed from, and the same fields in named styles. */
export const realswe: Format = { name: 'realswe', sniff, inspect, read };
