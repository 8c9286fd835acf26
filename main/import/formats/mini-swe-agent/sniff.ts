import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LOOK_LIMITS } from '../../archive-limits.ts';
import { isArchive } from '../../documents.ts';
import type { Sniff } from '../../format.ts';
import { isSideFile } from '../../is-side-file.ts';
import { parseCsv } from '../../parse-csv.ts';
import { quietly } from '../../quietly.ts';
import { readEnds } from '../../read-ends.ts';
import { readJson } from '../../read-json.ts';
import { readTar } from '../../read-tar.ts';
import { classify } from './classify.ts';
import { isRunsHeader } from './runs-csv.ts';
import { readTrajectory } from './trajectory.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 4 * 1024;
const MOST_LOOKED_AT = 20;

const NO: Sniff = { confidence: 0, reason: '' };
const sure = (reason: string): Sniff => ({ confidence: 0.97, reason });

/** Versions 1 and 1.1 name themselves, before or after the messages; a bare array is known by its instructions. */
function sniffTrajectoryText(head: string, tail: string): Sniff {
  const version = /"trajectory_format"\s*:\s*"(mini-swe-agent-[\d.]+)"/.exec(`${head}\n${tail}`)?.[1];
  if (version !== undefined) return sure(`a trajectory, ${version}`);
  const speaks = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT|<returncode>/.test(head);
  const isMessages =
    /^\s*\[\s*\{[^{}]*"role"\s*:/.test(head) || /^\s*\{[\s\S]*"messages"\s*:\s*\[/.test(head);
  return speaks && isMessages
    ? { confidence: 0.85, reason: 'a trajectory of mini-swe-agent, messages only' }
    : NO;
}

async function sniffTrajectory(path: string): Promise<Sniff> {
  const { head, tail } = await readEnds(path, HEAD_BYTES, TAIL_BYTES);
  return sniffTrajectoryText(head.toString('utf8'), tail.toString('utf8'));
}

async function sniffRows(path: string): Promise<Sniff> {
  const { head } = await readEnds(path, HEAD_BYTES);
  const header = parseCsv(head.toString('utf8').replace(/^\uFEFF/, '')).next().value;
  return header && isRunsHeader(header.fields) ? sure('a table of mini-swe-agent runs') : NO;
}

/** The first trajectory or table within the archive's first entries decides. */
async function sniffArchive(path: string): Promise<Sniff> {
  let looked = 0;
  for await (const item of readTar(path, basename(path), new AbortController().signal, LOOK_LIMITS)) {
    looked += 1;
    if (looked > MOST_LOOKED_AT) break;
    if (item.kind === 'problem') continue;
    const kind = classify(item.name);
    if (kind === 'exit-statuses' || kind === 'rows') return sure('an archive of mini-swe-agent runs');
    if (kind !== 'trajectory') continue;
    const bytes = await item.load();
    if (bytes !== null && readTrajectory(readJson(bytes, '', false).value) !== null)
      return sure('an archive of mini-swe-agent trajectories');
  }
  return NO;
}

async function sniffFile(path: string): Promise<Sniff> {
  if (isArchive(path)) return sniffArchive(path);
  if (path.endsWith('.json')) return sniffTrajectory(path);
  return path.endsWith('.csv') ? sniffRows(path) : NO;
}

interface Folder {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

async function list(path: string): Promise<Folder> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
  const folders: string[] = [];
  const files: string[] = [];
  for (const name of names) {
    const found = await quietly(() => stat(join(path, name)), null);
    if (found?.isDirectory()) folders.push(name);
    else if (found?.isFile()) files.push(name);
  }
  return { files, folders };
}

const isYes = ({ confidence }: Sniff): boolean => confidence > 0.5;

async function anyOf(paths: readonly string[], look: (path: string) => Promise<Sniff>): Promise<boolean> {
  for (const path of paths.slice(0, MOST_LOOKED_AT))
    if (isYes(await quietly(() => look(path), NO))) return true;
  return false;
}

/** Whether the folder itself is a run, or holds the table or archive of several. */
async function isRunFolder(path: string, { files, folders }: Folder): Promise<boolean> {
  const named = (kind: string) =>
    files.filter((name) => classify(name) === kind).map((name) => join(path, name));
  if (named('exit-statuses').length > 0) return true;
  if (await anyOf([...named('rows'), ...named('trajectory')], sniffFile)) return true;
  if (
    await anyOf(
      files.filter(isArchive).map((name) => join(path, name)),
      sniffArchive,
    )
  )
    return true;
  for (const folder of folders.slice(0, MOST_LOOKED_AT)) {
    const own = `${folder}.traj.json`;
    if (isYes(await quietly(() => sniffTrajectory(join(path, folder, own)), NO))) return true;
  }
  return false;
}

/** A parent folder is claimed only where each of its folders is a run and no file could belong to something else. */
async function isParentFolder(path: string, { files, folders }: Folder): Promise<boolean> {
  const runs = folders.filter((name) => name !== 'logs');
  const foreign = files.some((name) => classify(name) === null && !isArchive(name) && !isSideFile(name));
  if (runs.length === 0 || foreign) return false;
  for (const name of runs) {
    const folder = join(path, name);
    if (!(await quietly(async () => isRunFolder(folder, await list(folder)), false))) return false;
  }
  return true;
}

/** How sure it is that a file or folder holds mini-swe-agent runs. Throws the file system's errors. */
export async function sniffMiniSweAgent(path: string): Promise<Sniff> {
  const found = await stat(path);
  if (found.isFile()) return sniffFile(path);
  if (!found.isDirectory()) return NO;
  const folder = await list(path);
  if (await isRunFolder(path, folder)) return sure('a folder of mini-swe-agent runs');
  return (await isParentFolder(path, folder))
    ? { confidence: 0.9, reason: 'a folder of folders of mini-swe-agent runs' }
    : NO;
}
