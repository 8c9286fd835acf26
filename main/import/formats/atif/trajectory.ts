import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** How a step names a sub-agent's trajectory; what is not said is null. */
export interface SubagentRef {
  readonly path: string | null;
  readonly trajectory_id: string | null;
  readonly session_id: string | null;
}

/** The object as a trajectory of the Agent Trajectory Interchange Format, of whatever version; null where it is none. */
export function asTrajectory(value: unknown): Untyped | null {
  const object = asObject(value);
  const isAtif = asText(object?.schema_version)?.startsWith('ATIF-') ?? false;
  return isAtif && Array.isArray(object?.steps) ? object : null;
}

export function stepsOf(trajectory: Untyped): readonly Untyped[] {
  return asObjects(trajectory.steps);
}

export function resultsOf(step: Untyped): readonly Untyped[] {
  return asObjects(asObject(step.observation)?.results);
}

/** References of one result, which is one object in early versions and a list since. */
export function refsOf(result: Untyped): readonly SubagentRef[] {
  const given = result.subagent_trajectory_ref;
  return (Array.isArray(given) ? given : [given]).flatMap((item) => {
    const ref = asObject(item);
    if (ref === null) return [];
    const text = (name: string) => asText(ref[name]) || null;
    return [
      {
        path: text('trajectory_path'),
        trajectory_id: text('trajectory_id'),
        session_id: text('session_id'),
      },
    ];
  });
}

/** Sub-agents' trajectories inside this one. */
export function embeddedIn(trajectory: Untyped): readonly Untyped[] {
  return asObjects(trajectory.subagent_trajectories)
    .map(asTrajectory)
    .filter((item) => item !== null);
}
