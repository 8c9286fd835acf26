import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { openSource } from '../documents.ts';
import type { Format, ImportItem, Inspection, Sniff } from '../format.ts';
import { inspectPlan } from '../harness/inspect-plan.ts';
import { mergeRun } from '../harness/merge-run.ts';
import { planUnits } from '../harness/plan.ts';
import { planNotes } from '../harness/plan-notes.ts';
import { Records } from '../harness/records.ts';
import { EMPTY_ROW } from '../harness/result-row.ts';
import { unitsOf } from '../harness/units.ts';
import { quietly } from '../quietly.ts';
import { walkFiles } from '../walk-files.ts';
import { type GatheredPro, gatherPro, nameWithFolder, runOf } from './swe-bench-pro/gather-pro.ts';
import { labelItems } from './swe-bench-pro/label-items.ts';
import { proFile } from './swe-bench-pro/pro-file.ts';

const MOST_OPENED = 60;

const NO: Sniff = { confidence: 0, reason: '' };

/** A folder is claimed where it holds verdicts, and nothing that could be other data. */
async function sniffFolder(path: string): Promise<Sniff> {
  let [opened, verdicts] = [0, 0];
  for await (const file of walkFiles(path, () => {}, new AbortController().signal)) {
    const kind = await quietly(() => proFile(file.path), null);
    if (kind === null) return NO;
    verdicts += Number(kind === 'verdicts');
    opened += 1;
    if (opened === MOST_OPENED) break;
  }
  return verdicts === 0 ? NO : { confidence: 0.9, reason: 'a folder of verdicts by task' };
}

async function sniff(path: string): Promise<Sniff> {
  if ((await stat(path)).isDirectory()) return sniffFolder(path);
  const kind = await proFile(path);
  if (kind === 'verdicts')
    return { confidence: 0.9, reason: 'a verdict for each task, as SWE-bench Pro writes them' };
  return kind === 'labels' ? { confidence: 0.6, reason: 'a table of why runs failed, by task' } : NO;
}

/** Every file of verdicts is one run, named by its folder; of two folders of one name both are told by their paths. */
function recordsOf({ verdicts }: GatheredPro): Records {
  const records = new Records();
  const named = verdicts.map(({ path }) => runOf(path));
  for (const { path, file, verdicts: ofRun } of verdicts) {
    const name = runOf(path);
    const run = named.filter((other) => other === name).length > 1 ? posix.dirname(path) : name;
    records.tell(run, { label: posix.basename(name) });
    for (const [task, resolved] of ofRun)
      records.at(run, task).row = { ...EMPTY_ROW, file, line: null, resolved };
  }
  return records;
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openSource(path, signal, nameWithFolder);
  const gathered = await gatherPro(source, signal);
  return inspectPlan(
    source,
    planUnits(
      unitsOf(recordsOf(gathered), () => null),
      {},
    ),
  );
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const gathered = await gatherPro(await openSource(path, signal, nameWithFolder), signal);
  for (const problem of gathered.problems) yield { kind: 'problem', problem };
  const plan = planUnits(
    unitsOf(recordsOf(gathered), () => null),
    mapping,
  );
  for (const [done, planned] of plan.entries()) {
    yield { kind: 'progress', done, total: plan.length, unit: 'systems' };
    for (const record of planned.unit.records)
      yield { kind: 'run', run: mergeRun(record, planned, null, () => null).run };
  }
  for (const file of gathered.labels) yield* labelItems(file, plan, mapping);
  for (const note of planNotes(plan, gathered.unread, mapping)) yield { kind: 'note', note };
}

/** `eval_results.json` of SWE-bench Pro, a verdict for each task, and the published labels of why runs failed. */
export const sweBenchPro: Format = { name: 'swe-bench-pro', sniff, inspect, read };
