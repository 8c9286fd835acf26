import type { ImportedAttempt } from '../../format.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import { measure } from './measures.ts';
import type { Trajectory } from './trajectory.ts';
import { submissionIn, trajectoryEvents } from './trajectory-events.ts';

/** What a trajectory tells of its attempt, but for the exit, which other files help to tell. */
export function attemptOf(trajectory: Trajectory): ImportedAttempt {
  const events = trajectoryEvents(trajectory.messages);
  const { replies, ...measures } = measure(trajectory.messages);
  const shown = trajectory.exitWord === null ? submissionIn(events) : null;
  return {
    ...EMPTY_ATTEMPT,
    ...measures,
    exit_detail: trajectory.exitWord ?? (shown === null ? null : 'Submitted'),
    steps: trajectory.calls ?? replies,
    cost_usd: trajectory.cost_usd,
    patch: trajectory.submission ?? shown,
    events,
  };
}
