import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LOOK_LIMITS } from '../../archive-limits.ts';
import { isArchive } from '../../documents.ts';
import type { Sniff } from '../../format.ts';
import { quietly } from '../../quietly.ts';
import { readEnds } from '../../read-ends.ts';
import { readTar } from '../../read-tar.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
const MOST_LOOKED_AT = 20;
const MOST_ENTRIES = 200;

const NO: Sniff = { confidence: 0, reason: '' };
const sure = (reason: string): Sniff => ({ confidence: 0.95, reason });

type Kind = 'job' | 'trial' | null;

/** What a `result.json` or `config.json` is, by the keys that only it has. */
function kindOf(head: string, tail: string): Kind {
  const text = `${head}\n${tail}`;
  const has = (key: string) => text.includes(`"${key}"`);
  if (!/^\W*\{/.test(head)) return null;
  if (has('n_total_trials') && has('stats')) return 'job';
  if (has('trial_name') && (has('task_name') || has('trials_dir'))) return 'trial';
  return has('agents') && has('n_attempts') && (has('datasets') || has('tasks')) ? 'job' : null;
}

async function kindOfFile(path: string): Promise<Kind> {
  const { head, tail } = await readEnds(path, HEAD_BYTES, TAIL_BYTES);
  return kindOf(head.toString('utf8'), tail.toString('utf8'));
}

const TOLD = new Set(['result.json', 'config.json']);

async function kindOfFolder(path: string): Promise<Kind> {
  for (const name of TOLD) {
    const kind = await quietly(() => kindOfFile(join(path, name)), null);
    if (kind !== null) return kind;
  }
  return null;
}

/** A folder without files of its own is a job where each of its folders is a trial. */
async function holdsTrials(path: string): Promise<boolean> {
  const entries = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const folders = entries.filter((entry) => entry.isDirectory()).slice(0, MOST_LOOKED_AT);
  if (entries.some(({ name }) => /\.(jsonl?|csv|parquet)$/.test(name))) return false;
  for (const { name } of folders)
    if ((await quietly(() => kindOfFolder(join(path, name)), null)) !== 'trial') return false;
  return folders.length > 0;
}

async function sniffArchive(path: string): Promise<Sniff> {
  let looked = 0;
  for await (const item of readTar(path, basename(path), new AbortController().signal, LOOK_LIMITS)) {
    looked += 1;
    if (looked > MOST_ENTRIES) break;
    if (item.kind === 'problem' || !TOLD.has(basename(item.name))) continue;
    const text = (await item.load())?.toString('utf8') ?? '';
    return kindOf(text, '') === null ? NO : sure('an archive of Harbor trials');
  }
  return NO;
}

/** Whether a file lies in the folder of a task, by which Harbor runs agents: no result. */
async function isOfTask(path: string): Promise<boolean> {
  for (const folder of [dirname(path), dirname(dirname(path))]) {
    const found = await quietly(() => readEnds(join(folder, 'task.toml'), HEAD_BYTES), null);
    if (found !== null && /^\s*\[(verifier|environment|agent)/m.test(found.head.toString('utf8')))
      return true;
  }
  return false;
}

async function sniffFile(path: string): Promise<Sniff> {
  if (isArchive(path)) return sniffArchive(path);
  if (path.endsWith('.json')) {
    const kind = await kindOfFile(path);
    if (kind !== null) return sure(`the result of a Harbor ${kind}`);
  }
  return (await isOfTask(path))
    ? { confidence: 0, reason: 'it belongs to a Harbor task (task.toml), not to a run of one' }
    : NO;
}

/** How sure it is that a file, archive or folder holds Harbor trials. Throws the file system's errors. */
export async function sniffHarbor(path: string): Promise<Sniff> {
  if ((await stat(path)).isFile()) return sniffFile(path);
  const kind = await kindOfFolder(path);
  if (kind !== null) return sure(`the folder of a Harbor ${kind}`);
  return (await holdsTrials(path)) ? sure('a folder of Harbor trials') : NO;
}
