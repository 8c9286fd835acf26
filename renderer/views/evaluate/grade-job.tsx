import type { ReactNode } from 'react';
import { experimentResultOf, gradeResultOf, regradeResultOf } from '../../jobs/grade-result.ts';
import type { Job } from '../../jobs/job.ts';
import { JobLine } from '../../jobs/job-line.tsx';

const MOST_LINES = 50;

interface Told {
  readonly key: string;
  readonly text: string;
}

function toldBy(job: Job): readonly Told[] {
  const problems = (gradeResultOf(job) ?? regradeResultOf(job) ?? experimentResultOf(job))?.problems ?? [];
  const changes = regradeResultOf(job)?.changes ?? [];
  return [
    ...changes.map(({ task, subject, was, is }) => ({
      key: `${task} ${subject}`,
      text: `${task}, ${subject}: ${was} is now ${is}.`,
    })),
    ...problems.map(({ task, reason }) => ({ key: `${task} ${reason}`, text: `${task}: ${reason}` })),
  ];
}

/** A grading that runs, with what it does just now, or what the last one changed and could not do. */
export function GradeJob({ job }: { readonly job: Job }): ReactNode {
  const told = toldBy(job);
  return (
    <section className="grade-job" aria-label={job.title}>
      <JobLine job={job} />
      {job.state === 'running' && <p className="quiet-text clip">{job.message}</p>}
      {told.slice(0, MOST_LINES).map(({ key, text }) => (
        <p key={key} className="note">
          {text}
        </p>
      ))}
      {told.length > MOST_LINES && (
        <p className="quiet-text">{told.length - MOST_LINES} more are in the answer of the command line.</p>
      )}
    </section>
  );
}
