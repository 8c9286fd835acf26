import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import { HOME } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { gradingWords } from './grading-words.ts';
import { type ImportSummary, importResultOf } from './import-result.ts';
import type { Job } from './job.ts';

/** What an ended job came to: its error with what to do, or the numbers of what it brought in. */
export function JobOutcome({ job }: { readonly job: Job }): ReactNode {
  const { address, go } = useAddress();
  if (job.error !== null) {
    return (
      <span className="job-error">
        {job.error.message} {job.error.hint}
      </span>
    );
  }
  const words = gradingWords(job);
  if (words !== null) {
    return (
      <>
        <span className="job-progress">{words}</span>
        {address.view !== 'evaluate' && (
          <Button
            className="button quiet"
            onPress={() => go(({ filter }) => ({ ...HOME, filter, view: 'evaluate' }))}
          >
            Show
          </Button>
        )}
      </>
    );
  }
  const { imports } = importResultOf(job) ?? { imports: [] };
  const [first] = imports;
  if (first === undefined) return <span className="job-progress">{job.message}</span>;
  const sum = (of: (summary: ImportSummary) => number) =>
    imports.reduce((total, summary) => total + of(summary), 0);
  const problems = sum((summary) => summary.n_problems);
  return (
    <>
      <span className="job-progress">
        {count(sum((summary) => summary.n_runs))} runs
        {problems > 0 && ` · ${count(problems)} problem${problems === 1 ? '' : 's'}`}
      </span>
      <Button
        className="button quiet"
        onPress={() => go(({ filter }) => ({ ...HOME, filter, view: 'imports', imported: first.import_id }))}
      >
        Show
      </Button>
    </>
  );
}
