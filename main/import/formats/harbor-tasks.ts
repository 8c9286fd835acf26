import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor, noteUnusedNames } from '../apply-mapping.ts';
import { fileError } from '../file-error.ts';
import type { Format, ImportItem, ImportProblem, Inspection, Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { quietly } from '../quietly.ts';
import { walkFiles } from '../walk-files.ts';
import { readTaskFolder } from './harbor-tasks/task-folder.ts';
import { taskOfFolder } from './harbor-tasks/task-of-folder.ts';

const MOST_LOOKED_AT = 20;
const NO: Sniff = { confidence: 0, reason: '' };

/** Harbor's older tasks keep the statement within `task.yaml`; those of today have these two. */
const isTaskFolder = async (path: string): Promise<boolean> => {
  const names = await quietly(() => readdir(path), []);
  return names.includes('task.toml') && names.includes('instruction.md');
};

async function entriesOf(path: string) {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter(({ name }) => !name.startsWith('.') && !isSideFile(name));
}

/** A folder is claimed where it is a task, or where all that could be data in it are folders of tasks. */
async function sniff(path: string): Promise<Sniff> {
  if (!(await stat(path)).isDirectory()) return NO;
  if (await isTaskFolder(path)) return { confidence: 0.95, reason: 'a task folder of Harbor' };
  const entries = await entriesOf(path);
  if (entries.length === 0 || entries.some((entry) => !entry.isDirectory())) return NO;
  for (const { name } of entries.slice(0, MOST_LOOKED_AT))
    if (!(await isTaskFolder(join(path, name)))) return NO;
  return { confidence: 0.95, reason: `${entries.length} task folders of Harbor` };
}

/** The task folders of a source, sorted; what is beside them is no task. Throws UserError where there is none. */
async function foldersOf(path: string): Promise<readonly { readonly path: string; readonly name: string }[]> {
  try {
    if (await isTaskFolder(path)) return [{ path, name: basename(path) }];
    const entries = (await entriesOf(path)).filter((entry) => entry.isDirectory());
    const names = entries.map(({ name }) => name).sort((a, b) => (a < b ? -1 : 1));
    if (names.length > 0) return names.map((name) => ({ path: join(path, name), name }));
  } catch (error) {
    throw fileError(error, path);
  }
  throw new UserError(
    'bad-input',
    `${path} holds no task folders.`,
    'A task folder has task.toml and instruction.md.',
  );
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const folders = await foldersOf(path);
  let bytes = 0;
  let n_files = 0;
  for await (const file of walkFiles(path, () => {}, signal)) {
    bytes += file.bytes;
    n_files += 1;
  }
  const first = await readTaskFolder(folders[0]!.path, folders[0]!.name, () => {});
  const benchmark = first === null ? null : taskOfFolder(first, folders[0]!.name, undefined).task.benchmark;
  const silent = { n_runs: null, system: null, condition: null, repeat: null };
  return { n_files, bytes, groups: [{ name: basename(path), benchmark, ...silent }], columns: null };
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const folders = await foldersOf(path);
  const { benchmark } = assignmentFor(mapping, basename(path));
  const unused = noteUnusedNames(mapping, [basename(path)]);
  if (unused !== null) yield { kind: 'note', note: unused };
  for (const [done, folder] of folders.entries()) {
    signal.throwIfAborted();
    const found: ImportProblem[] = [];
    const held = await readTaskFolder(folder.path, folder.name, (problem) => found.push(problem));
    for (const problem of found) yield { kind: 'problem', problem };
    if (held === null) continue;
    const { task, problems } = taskOfFolder(held, folder.name, benchmark);
    for (const problem of problems) yield { kind: 'problem', problem };
    yield { kind: 'task', task };
    yield { kind: 'progress', done: done + 1, total: folders.length, unit: 'tasks' };
  }
  yield {
    kind: 'note',
    note: 'Of each task folder task.toml, instruction.md, tests/config.json and the one patch under solution/ and tests/ were read; environments and scripts were not.',
  };
}

/** Task folders of Harbor, such as those of DeepSWE: `task.toml`, `instruction.md`, `tests/config.json`. */
export const harborTasks: Format = { name: 'harbor-tasks', sniff, inspect, read };
