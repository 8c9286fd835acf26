import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { openSource } from '../documents.ts';
import type { Format, ImportItem, Inspection } from '../format.ts';
import { inspectPlan } from '../harness/inspect-plan.ts';
import { mergeRun } from '../harness/merge-run.ts';
import { type PlannedUnit, planUnits } from '../harness/plan.ts';
import { planNotes } from '../harness/plan-notes.ts';
import type { RunRecord } from '../harness/records.ts';
import { type AgentOf, unitsOf } from '../harness/units.ts';
import { exitOf } from './mini-swe-agent/exit-of.ts';
import { indexSource, type SourceIndex } from './mini-swe-agent/index-source.ts';
import { singleFile } from './mini-swe-agent/single-file.ts';
import { sniffMiniSweAgent } from './mini-swe-agent/sniff.ts';

/** Reports alone may be of anybody's patches; whatever else there is comes from the agent itself. */
const agentOf: AgentOf = (records) =>
  records.some(({ row, trajectory, exitWord }) => row !== null || trajectory !== null || exitWord !== null)
    ? 'mini-swe-agent'
    : null;

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openSource(path, signal, singleFile);
  const items = indexSource(source, signal);
  let next = await items.next();
  while (!next.done) next = await items.next();
  return inspectPlan(source, planUnits(unitsOf(next.value.records, agentOf), {}));
}

function* readRun(
  record: RunRecord,
  planned: PlannedUnit,
  { trajectories }: SourceIndex,
): Generator<ImportItem> {
  const told = trajectories.taken.get(record);
  const limits = { step_limit: told?.step_limit ?? null, cost_limit: told?.cost_limit ?? null };
  const { run, problems } = mergeRun(record, planned, told?.attempt ?? null, (word, spent) =>
    exitOf(word, { ...spent, ...limits }),
  );
  for (const problem of problems) yield { kind: 'problem', problem };
  yield { kind: 'run', run: told === undefined ? run : { ...run, early_events: told.handle } };
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const source = await openSource(path, signal, singleFile);
  for (const problem of source.problems) yield { kind: 'problem', problem };
  const index = yield* indexSource(source, signal);
  const plan = planUnits(unitsOf(index.records, agentOf), mapping);
  for (const note of planNotes(plan, index.unread, mapping)) yield { kind: 'note', note };
  for (const planned of plan)
    for (const record of planned.unit.records) {
      signal.throwIfAborted();
      yield* readRun(record, planned, index);
    }
  const { repeated } = index.trajectories;
  const note = `${repeated} trajectories stand twice with the same content and were taken once.`;
  if (repeated > 0) yield { kind: 'note', note };
}

/** Runs of mini-swe-agent with their harness reports: a folder, its parent, an archive or a single trajectory. */
export const miniSweAgent: Format = { name: 'mini-swe-agent', sniff: sniffMiniSweAgent, inspect, read };
