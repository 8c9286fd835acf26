import { posix } from 'node:path';
import type { Mapping } from '../../../../preload/schemas/mapping-schema.ts';
import { assignmentFor } from '../../apply-mapping.ts';
import type { ImportItem, ImportProblem } from '../../format.ts';
import type { PlannedUnit } from '../../harness/plan.ts';
import type { ImportedLabel } from '../../items.ts';
import { recogniseBenchmark } from '../../recognise-benchmark.ts';
import type { LabelFile } from './gather-pro.ts';
import { labelledRun } from './labelled-run.ts';

/** The published labels are a model's, under categories of its own. */
const JUDGEMENT = {
  rubric: 'SWE-bench Pro failure category',
  rubric_version: 'published',
  judge: 'LLM judge of SWE-bench Pro',
  draw: 1,
} as const;

type Target = Omit<ImportedLabel['run'], 'task'>;

/** The run that a file of labels is on: the planned one of that name, else the system that the mapping gives it. */
function targetOf(
  { file, labels }: LabelFile,
  plan: readonly PlannedUnit[],
  mapping: Mapping,
): Target | null {
  const name = labelledRun(
    file,
    plan.map(({ unit }) => unit.name),
  );
  const planned = plan.find(({ unit }) => unit.name === name);
  if (planned !== undefined) {
    const { benchmark, system, condition, repeat } = planned;
    return { benchmark, system: system.label, condition, repeat };
  }
  const given = assignmentFor(mapping, posix.basename(file, '.csv'));
  const benchmark = given.benchmark ?? recogniseBenchmark(labels.map(({ task }) => task));
  if (given.system === undefined || benchmark === null) return null;
  const { system, condition = 'vanilla', repeat = 1 } = given;
  return { benchmark, system, condition, repeat };
}

function resolvedBy(plan: readonly PlannedUnit[], target: Target): ReadonlySet<string> {
  const planned = plan.find(
    ({ system, condition, repeat }) =>
      system.label === target.system && condition === target.condition && repeat === target.repeat,
  );
  const resolved = planned?.unit.records.filter(({ row }) => row?.resolved === true) ?? [];
  return new Set(resolved.map(({ instance }) => instance));
}

const problem = (file: string, line: number | null, code: string, reason: string): ImportItem => ({
  kind: 'problem',
  problem: { file, line, code, reason } satisfies ImportProblem,
});

/** Why a run failed, as labels on the runs; a label on a run that was resolved is reported, and taken as it stands. */
export function* labelItems(
  labelFile: LabelFile,
  plan: readonly PlannedUnit[],
  mapping: Mapping,
): Generator<ImportItem> {
  const { file, labels } = labelFile;
  const target = targetOf(labelFile, plan, mapping);
  if (target === null) {
    const reason = `the ${labels.length} labels do not say whose runs they are on; import the folder that holds the runs, or give --system and --benchmark`;
    yield problem(file, null, 'no-system', reason);
    return;
  }
  const resolved = resolvedBy(plan, target);
  for (const { task, category, rationale, line } of labels) {
    if (resolved.has(task))
      yield problem(
        file,
        line,
        'contradiction',
        `${task} is labelled ${category}, but ${target.system} resolved it; the label is taken as it stands`,
      );
    const label = { ...JUDGEMENT, run: { ...target, task }, value: category, rationale, file, line };
    yield { kind: 'label', label };
  }
}
