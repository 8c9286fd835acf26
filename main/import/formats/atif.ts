import type { Document } from '../documents.ts';
import type { Format, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import { readJson } from '../read-json.ts';
import { bundleFormat } from '../transcript/bundle-format.ts';
import type { BundleContext, LoadedFiles } from '../transcript/bundle-reader.ts';
import { sniffTranscripts } from '../transcript/sniff-transcripts.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { asObject, asText, type Untyped } from '../untyped.ts';
import { assemble } from './atif/assemble.ts';
import { type AtifBundle, type AtifLook, planBundles } from './atif/bundles.ts';
import { lookAt } from './atif/look.ts';
import type { PlannedTrajectory } from './atif/plan-trajectories.ts';
import { readTraces, type TraceFacts, traceFacts } from './atif/read-traces.ts';
import { taskOf } from './atif/task-of.ts';
import { tracesIn } from './atif/traces.ts';
import { asTrajectory, stepsOf } from './atif/trajectory.ts';

const NO: Sniff = { confidence: 0, reason: '' };

function sniffEnds({ head, tail }: FileEnds): Sniff {
  const text = head.toString('utf8');
  const end = tail.toString('utf8');
  const version = /"schema_version"\s*:\s*"(ATIF-v[\d.]+)"/.exec(`${text}\n${end}`)?.[1];
  if (version !== undefined && /^\W*\{/.test(text))
    return { confidence: 0.95, reason: `a trajectory in the form ${version}` };
  const traces = /^\W*\[\s*\{\s*"conversations"\s*:/.test(text) && /"trial_name"\s*:/.test(end);
  return traces ? { confidence: 0.9, reason: 'traces of a Harbor trial, episode by episode' } : NO;
}

async function look(document: Document, context: BundleContext): Promise<AtifLook | null> {
  const { path, file } = document;
  const bytes = path.endsWith('.json') ? await document.load(context.report) : null;
  if (bytes === null) return null;
  const { value, problems } = readJson(bytes, file, false);
  for (const problem of problems) context.report(problem);
  const trajectory = asTrajectory(value);
  if (trajectory !== null) return { kind: 'trajectory', look: lookAt(trajectory, path, file) };
  const first = tracesIn(value)?.[0];
  if (first === undefined) return null;
  const { task, agent } = traceFacts(first);
  return { kind: 'traces', look: { path, file, task, agent } };
}

function valuesOf(files: LoadedFiles): ReadonlyMap<string, unknown> {
  return new Map([...files].map(([file, bytes]) => [file, readJson(bytes, file, false).value]));
}

function modelOf(trajectory: Untyped | undefined): string | null {
  const named = asText(asObject(trajectory?.agent)?.model_name);
  const steps = trajectory === undefined ? [] : stepsOf(trajectory);
  return named ?? asText(steps.find((step) => asText(step.model_name))?.model_name);
}

function readRun(
  bundle: AtifBundle,
  plan: PlannedTrajectory,
  values: ReadonlyMap<string, unknown>,
  context: BundleContext,
): Transcript {
  const trajectories = new Map(
    [...values].flatMap(([file, value]) => {
      const trajectory = asTrajectory(value);
      return trajectory === null ? [] : [[file, trajectory] as const];
    }),
  );
  const root = trajectories.get(plan.root.file);
  const agent = asObject(root?.agent);
  const trace = bundle.traces === null ? undefined : tracesIn(values.get(bundle.traces))?.[0];
  const facts: TraceFacts | null = trace === undefined ? null : traceFacts(trace);
  const version = asText(agent?.version);
  return {
    ...{ group: bundle.group, file: plan.root.file, line: null, benchmark: null, repository: null },
    task: facts?.task ?? taskOf(plan.root, root),
    agent: asText(agent?.name),
    model: modelOf(root),
    settings: version === null ? {} : { version },
    ...{ condition: null, repeat: null, note: null },
    attempt: assemble(plan, trajectories, context),
    grade: facts?.grade ?? null,
  };
}

async function* read(
  bundle: AtifBundle,
  files: LoadedFiles,
  context: BundleContext,
): AsyncGenerator<Transcript> {
  const values = valuesOf(files);
  if (bundle.plan !== null) {
    yield readRun(bundle, bundle.plan, values, context);
    return;
  }
  const file = bundle.traces!;
  yield* readTraces(tracesIn(values.get(file)) ?? [], file, bundle.group);
}

/** Trajectories in the Agent Trajectory Interchange Format, all versions 1, and Harbor's traces of them. */
export const atif: Format = bundleFormat({
  name: 'atif',
  sniff: (path) => sniffTranscripts({ sniff: sniffEnds }, path),
  look,
  plan: planBundles,
  read,
});
