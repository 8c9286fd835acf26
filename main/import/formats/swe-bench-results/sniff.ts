import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { LOOK_LIMITS } from '../../archive-limits.ts';
import { isArchive } from '../../documents.ts';
import type { Sniff } from '../../format.ts';
import { parsePrefix } from '../../parse-prefix.ts';
import { quietly } from '../../quietly.ts';
import { readEnds } from '../../read-ends.ts';
import { readTar } from '../../read-tar.ts';
import { walkFiles } from '../../walk-files.ts';
import { fileKind } from './file-kind.ts';
import { type DocumentKind, KINDS_OF_RUNS, kindOf } from './kind-of.ts';

const HEAD_BYTES = 256 * 1024;
/** Names looked at in a folder, and files opened in it. */
const MOST_NAMES = 5_000;
const MOST_OPENED = 60;
const MOST_ENTRIES = 40;

const NO: Sniff = { confidence: 0, reason: '' };

/** How sure one file of a kind is, and what to call it. */
const KINDS: Readonly<Record<DocumentKind, Sniff>> = {
  report: { confidence: 0.9, reason: 'a report of the SWE-bench harness' },
  summary: { confidence: 0.95, reason: 'a summary of the SWE-bench harness' },
  'legacy-summary': { confidence: 0.95, reason: 'a summary of the SWE-bench harness of 2024' },
  'smith-summary': { confidence: 0.95, reason: 'a summary of the SWE-smith harness' },
  predictions: { confidence: 0, reason: '' },
  arms: { confidence: 0.95, reason: 'resolved tasks of several arms' },
  'system-list': { confidence: 0.9, reason: 'the tasks that one system resolved' },
  'agent-rows': {
    confidence: 0.9,
    reason: 'lines of what an agent took for a task and whether it resolved it',
  },
  'metric-rows': { confidence: 0.5, reason: 'lines of what an agent took for a task' },
  'verdict-rows': { confidence: 0, reason: '' },
  'resolved-by': { confidence: 0.1, reason: 'counts of a submission; import its folder' },
  totals: { confidence: 0.1, reason: "scores or sums over many tasks, no task's result" },
  'run-metadata': { confidence: 0.1, reason: 'what a run was graded against; import its folder' },
  validation: { confidence: 0.1, reason: "which tests a task has, no run's result" },
};

const kindOfHead = (head: Buffer): DocumentKind | null => kindOf(parsePrefix(head.toString('utf8')));

async function kindOfFile(path: string): Promise<DocumentKind | null> {
  return kindOfHead((await readEnds(path, HEAD_BYTES)).head);
}

/** Looks at the files of a folder or archive one by one until one is foreign. */
class Look {
  private found = false;
  private reports = 0;

  get isResults(): boolean {
    return this.found;
  }

  /** Whether the file may belong to results; `open` tells what one holds that only its content tells. */
  async admits(path: string, open: () => Promise<DocumentKind | null>): Promise<boolean> {
    const kind = fileKind(path);
    if (kind === 'data') return false;
    if (kind !== 'json') return true;
    const isUsual = IN_REPORTS.test(path) && ++this.reports > MOST_REPORTS;
    const holds = isUsual ? 'report' : await open();
    if (holds !== null && KINDS_OF_RUNS.has(holds)) this.found = true;
    return holds !== null;
  }
}

/** Thousands of reports are not opened one by one: the first tell what the others are. */
const MOST_REPORTS = 5;
const IN_REPORTS = /(^|\/)(run_evaluation|logs)\/(.+\/)?[^/]+\/report\.json$/;

async function sniffFolder(path: string): Promise<Sniff> {
  const look = new Look();
  let [names, opened] = [0, 0];
  for await (const file of walkFiles(path, () => {}, new AbortController().signal)) {
    const open = () => {
      opened += 1;
      return quietly(() => kindOfFile(file.path), null);
    };
    names += 1;
    if (!(await look.admits(file.relative, open))) return NO;
    if (names >= MOST_NAMES || opened >= MOST_OPENED) break;
  }
  return look.isResults ? { confidence: 0.9, reason: 'a folder of results of SWE-bench' } : NO;
}

async function sniffArchive(path: string): Promise<Sniff> {
  const look = new Look();
  let entries = 0;
  for await (const item of readTar(path, basename(path), new AbortController().signal, LOOK_LIMITS)) {
    entries += 1;
    if (entries > MOST_ENTRIES) break;
    if (item.kind === 'problem') continue;
    const open = async () => {
      const bytes = await item.load();
      return bytes === null ? null : kindOfHead(bytes.subarray(0, HEAD_BYTES));
    };
    if (!(await look.admits(item.name, open))) return NO;
  }
  return look.isResults ? { confidence: 0.9, reason: 'an archive of results of SWE-bench' } : NO;
}

async function sniffFile(path: string): Promise<Sniff> {
  if (isArchive(path)) return sniffArchive(path);
  if (!/\.jsonl?$/.test(path)) return NO;
  const kind = await kindOfFile(path);
  return kind === null ? NO : KINDS[kind];
}

/** How sure it is that a file, folder or archive holds results of a SWE-bench harness, or of what is built on it. */
export async function sniffResults(path: string): Promise<Sniff> {
  const found = await stat(path);
  if (found.isFile()) return sniffFile(path);
  return found.isDirectory() ? sniffFolder(path) : NO;
}
