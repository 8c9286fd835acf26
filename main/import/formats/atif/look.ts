import { asObject, asText, type Untyped } from '../../untyped.ts';
import { embeddedIn, refsOf, resultsOf, type SubagentRef, stepsOf } from './trajectory.ts';

/** What putting trajectories together takes to know of one file. */
export interface TrajectoryLook {
  /** Path from the source's root. */
  readonly path: string;
  /** What it is called in reports, and loaded by. */
  readonly file: string;
  readonly agent: string | null;
  readonly session_id: string | null;
  readonly trajectory_id: string | null;
  /** File that the run goes on in, as it is written there. */
  readonly continued: string | null;
  /** Sub-agents in other files, in order. */
  readonly refs: readonly SubagentRef[];
}

function referredTo(trajectory: Untyped): readonly SubagentRef[] {
  const embedded = embeddedIn(trajectory);
  const ids = new Set(embedded.map(({ trajectory_id }) => asText(trajectory_id)));
  const own = stepsOf(trajectory).flatMap((step) => resultsOf(step).flatMap(refsOf));
  return [
    ...own.filter(({ trajectory_id }) => trajectory_id === null || !ids.has(trajectory_id)),
    ...embedded.flatMap(referredTo),
  ];
}

export function lookAt(trajectory: Untyped, path: string, file: string): TrajectoryLook {
  return {
    path,
    file,
    agent: asText(asObject(trajectory.agent)?.name),
    session_id: asText(trajectory.session_id),
    trajectory_id: asText(trajectory.trajectory_id),
    continued: asText(trajectory.continued_trajectory_ref) || null,
    refs: referredTo(trajectory),
  };
}
