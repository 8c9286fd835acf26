import type { ImportedAttempt } from '../../format.ts';
import { readJson } from '../../read-json.ts';
import type { BundleContext, LoadedFiles } from '../../transcript/bundle-reader.ts';
import type { Untyped } from '../../untyped.ts';
import { assemble } from '../atif/assemble.ts';
import { lookAt, type TrajectoryLook } from '../atif/look.ts';
import { type PlannedTrajectory, planTrajectories } from '../atif/plan-trajectories.ts';
import { asTrajectory } from '../atif/trajectory.ts';

interface Found {
  readonly file: string;
  readonly path: string;
}

/** The agent's own trajectory is called so; with several steps of a task each has one. */
const isMain = ({ root }: PlannedTrajectory): boolean => /(^|\/)trajectory\.json$/.test(root.path);

/** Trajectories of the steps of one task follow one another in one attempt. */
function inOneRow(plans: readonly PlannedTrajectory[]): PlannedTrajectory {
  const [first, ...others] = plans as readonly [PlannedTrajectory, ...PlannedTrajectory[]];
  const next = new Map(plans.flatMap((plan) => [...plan.next]));
  let last = lastOf(first);
  for (const other of others) {
    next.set(last, other.root.file);
    last = lastOf(other);
  }
  return {
    root: first.root,
    files: plans.flatMap(({ files }) => files),
    next,
    subagents: new Map(plans.flatMap(({ subagents }) => [...subagents])),
  };
}

function lastOf({ root, next }: PlannedTrajectory): string {
  let file = root.file;
  for (let after = next.get(file); after !== undefined; after = next.get(file)) file = after;
  return file;
}

function parse(found: readonly Found[], files: LoadedFiles, context: BundleContext) {
  const values = new Map<string, Untyped>();
  const looks: TrajectoryLook[] = [];
  for (const { file, path } of found) {
    const bytes = files.get(file);
    if (bytes === undefined) continue;
    const { value, problems } = readJson(bytes, file, false);
    for (const problem of problems) context.report(problem);
    const trajectory = asTrajectory(value);
    if (trajectory !== null) {
      values.set(file, trajectory);
      looks.push(lookAt(trajectory, path, file));
    } else if (value !== undefined) context.passOver("files in an agent's own form beside its trajectory");
  }
  return { values, looks };
}

/** What a trial's trajectories tell of its attempt; null where it left none. */
export function readTrajectories(
  found: readonly Found[],
  files: LoadedFiles,
  context: BundleContext,
): ImportedAttempt | null {
  const { values, looks } = parse(found, files, context);
  const plans = planTrajectories(looks, context.report);
  const main = plans.filter(isMain);
  const chosen = main.length > 0 ? main : plans.slice(0, 1);
  for (const { root } of plans.filter((plan) => !chosen.includes(plan)))
    context.report({
      file: root.file,
      line: null,
      code: 'unreferenced',
      reason: 'no other trajectory of the trial leads to it; it was not read',
    });
  return chosen.length === 0 ? null : assemble(inOneRow(chosen), values, context);
}
