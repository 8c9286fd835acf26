import { posix } from 'node:path';
import { type Summary, splitSummaryName } from '../../harness/summary.ts';
import { folderOf, runNamed } from '../../run-key.ts';
import { homeOf, type Place } from './place-of.ts';
import type { Runs } from './runs.ts';

/** Names of data sets as the evaluation service has them, with their splits. */
const SUBSETS: Readonly<Record<string, string>> = {
  'swe-bench_verified test': 'SWE-bench Verified',
  'swe-bench_lite test': 'SWE-bench Lite',
  'swe-bench_lite dev': 'SWE-bench Lite dev',
  'swe-bench-m dev': 'SWE-bench Multimodal dev',
  'swe-bench-m test': 'SWE-bench Multimodal',
};

/** `SUBSET__SPLIT__RUN.json`, which sb-cli writes in its versions with `Subset.` before it. */
const SERVICE = /^(?:Subset\.)?(swe[-_]bench[-_a-z]*)__(dev|test)__(.+)$/;

interface Naming extends Place {
  readonly benchmark: string | null;
}

function nameOf(path: string, runs: Runs): Naming {
  const home = homeOf(folderOf(path));
  const stem = posix.basename(path, '.json');
  const service = SERVICE.exec(stem);
  if (service !== null) {
    const [, subset = '', split = '', run = ''] = service;
    const benchmark = SUBSETS[`${subset.replaceAll('swe_bench', 'swe-bench')} ${split}`] ?? null;
    return { run: runNamed(home, run), home, model: null, benchmark };
  }
  if (!stem.includes('.')) return { ...runs.placeOf(path), benchmark: null };
  const { run, model } = splitSummaryName(
    stem,
    runs.records.runs.map((name) => posix.basename(name)),
  );
  return { run: runNamed(home, run), home, model, benchmark: null };
}

/** Gives the verdicts of a harness' or service's summary to the run that its name tells. */
export function settleSummary({ path, file, verdicts }: Summary, runs: Runs): void {
  const { benchmark, model, ...place } = nameOf(path, runs);
  const { run } = place;
  runs.records.tell(run, { fallback: posix.basename(run), ...(benchmark !== null && { benchmark }) });
  for (const [instance, listed] of verdicts)
    runs.giveSummary(runs.at(place, instance), { ...listed, file, model });
}
