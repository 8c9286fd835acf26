import { posix } from 'node:path';
import type { Bundle, BundleContext } from '../../transcript/bundle-reader.ts';
import type { TrajectoryLook } from './look.ts';
import { type PlannedTrajectory, planTrajectories } from './plan-trajectories.ts';
import { bareTask } from './task-of.ts';

export interface TracesLook {
  readonly path: string;
  readonly file: string;
  readonly agent: string | null;
  readonly task: string | null;
}

export type AtifLook =
  | { readonly kind: 'trajectory'; readonly look: TrajectoryLook }
  | { readonly kind: 'traces'; readonly look: TracesLook };

/** One run of trajectory files, with the traces that tell its task and verdict; or the runs of a traces file. */
export interface AtifBundle extends Bundle {
  readonly plan: PlannedTrajectory | null;
  readonly traces: string | null;
}

/** `x.traces.json` are the conversations of `x.trajectory.json`, `x.sub.traces.json` those of `x.trajectory.sub.json`. */
const isOf = (traces: TracesLook, path: string): boolean =>
  path.replace('.trajectory', '') === traces.path.replace('.traces', '');

const groupOf = (path: string, agent: string | null): string => {
  const folder = posix.dirname(path);
  return folder === '.' ? (agent ?? posix.basename(path)) : folder;
};

function trajectoryBundle(plan: PlannedTrajectory, traces: TracesLook | undefined): AtifBundle {
  const { root } = plan;
  return {
    group: groupOf(root.path, root.agent),
    task: traces?.task == null ? null : bareTask(traces.task),
    files: traces === undefined ? plan.files : [...plan.files, traces.file],
    plan,
    traces: traces?.file ?? null,
  };
}

const tracesBundle = (look: TracesLook): AtifBundle => ({
  group: groupOf(look.path, look.agent),
  task: look.task === null ? null : bareTask(look.task),
  files: [look.file],
  plan: null,
  traces: look.file,
});

/** Runs of one source: trajectories put together, and traces only where the same conversation stands in no trajectory. */
export function planBundles(looks: readonly AtifLook[], context: BundleContext): readonly AtifBundle[] {
  const trajectories = looks.flatMap((item) => (item.kind === 'trajectory' ? [item.look] : []));
  const traces = looks.flatMap((item) => (item.kind === 'traces' ? [item.look] : []));
  const alone = traces.filter((look) => !trajectories.some(({ path }) => isOf(look, path)));
  for (const _ of traces.slice(alone.length))
    context.passOver('files of traces whose conversation stands in a trajectory');
  const plans = planTrajectories(trajectories, context.report);
  return [
    ...plans.map((plan) =>
      trajectoryBundle(
        plan,
        traces.find((look) => isOf(look, plan.root.path)),
      ),
    ),
    ...alone.map(tracesBundle),
  ];
}
