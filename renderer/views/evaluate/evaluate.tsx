import { type ReactNode, useContext } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { VIEW_HELP } from '../../help/view-help.ts';
import { JobsContext } from '../../jobs/jobs-context.ts';
import { Answered } from '../../parts/answered.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { gradingAnswer } from './answer.ts';
import { EngineCard } from './engine-card.tsx';
import { ExperimentForm } from './experiment-form.tsx';
import { Experiments } from './experiments.tsx';
import { GradeForm } from './grade-form.tsx';
import { GradeJob } from './grade-job.tsx';
import { GradedTables } from './graded-tables.tsx';

const KINDS = ['grade', 'regrade', 'experiment'];

/** Tests patches in containers, and what that has come to. */
export function Evaluate(): ReactNode {
  const { address } = useAddress();
  const query = useCall('grade.results', { filter: address.filter });
  const engine = useCall('engine.health', {});
  const jobs = useContext(JobsContext).filter(({ kind }) => KINDS.includes(kind));
  const running = jobs.filter(({ state }) => state === 'running');
  const shown = running.length > 0 ? running : jobs.slice(0, 1);
  return (
    <Answered query={query} label="Reading what was graded">
      {(results) => (
        <>
          <ViewHead question={VIEW_HELP.evaluate.question} answer={gradingAnswer(results)} />
          {shown.map((job) => (
            <GradeJob key={job.job_id} job={job} />
          ))}
          <div className="evaluate">
            <div className="evaluate-forms">
              <ExperimentForm hasEngine={engine.data ? engine.data.health !== null : null} />
              <GradeForm
                nWaiting={results.n_waiting}
                hasEngine={engine.data ? engine.data.health !== null : null}
              />
            </div>
            <EngineCard query={engine} />
          </div>
          <Experiments />
          <GradedTables results={results} />
        </>
      )}
    </Answered>
  );
}
