import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { TermKey } from '../../analysis/words/index.ts';
import { Explained } from '../hints/explained.tsx';
import { walkHints } from '../hints/walk-hints.ts';
import type { ImportSummary } from '../jobs/import-result.ts';
import { Answered } from '../parts/answered.tsx';
import { useCall } from '../port/use-call.ts';
import { ProblemList } from './problem-list.tsx';
import { SaveReport } from './save-report.tsx';
import { UndoImport } from './undo-import.tsx';

const COUNTS = [
  ['n_runs', 'runs', 'imported_runs'],
  ['n_attempts', 'attempts', 'attempt'],
  ['n_grades', 'grades', 'grade'],
  ['n_added_verdicts', 'verdicts added', 'added_verdicts'],
  ['n_events', 'events', 'event'],
  ['n_cohorts', 'cohorts', 'cohort'],
  ['n_tasks', 'tasks told of', 'task'],
  ['n_scripts', 'scripts', 'script'],
  ['n_sessions', 'sessions', 'session'],
  ['n_messages', 'messages', 'message'],
  ['n_labels', 'labels', 'label'],
  ['n_duplicates', 'already there', 'duplicates'],
  ['n_problems', 'problems', 'problems'],
] as const satisfies readonly (readonly [keyof ImportSummary, string, TermKey])[];

const STATES: Readonly<Record<ImportSummary['state'], string>> = {
  committed: 'in the workspace',
  unchanged: 'already in the workspace, unchanged',
};

/** What one import brought in, what it left out and why; with its undoing. */
export function ImportSummaryView({ importId }: { readonly importId: number }): ReactNode {
  const query = useCall('import.list', {});
  return (
    <Answered query={query} label="Reading the import" lines={4}>
      {({ rows }) => {
        const summary = rows.find(({ import_id }) => import_id === importId);
        if (!summary)
          return <p className="note">Import {importId} is no longer in this workspace: it was undone.</p>;
        return <Summary summary={summary} />;
      }}
    </Answered>
  );
}

function Summary({ summary }: { readonly summary: ImportSummary }): ReactNode {
  return (
    <section className="source">
      <h3 className="source-path">{summary.path}</h3>
      <p className="source-facts">
        <strong>{summary.format}</strong> · {STATES[summary.state]} · {count(summary.n_files)} file
        {summary.n_files === 1 ? '' : 's'} · {summary.hash.slice(0, 12)}
      </p>
      <dl className="fact-row" onKeyDown={walkHints}>
        {COUNTS.map(([field, name, term], i) => (
          <div key={field}>
            <dt>
              <Explained term={term} isStop={i === 0}>
                {name}
              </Explained>
            </dt>
            <dd>{count(summary[field])}</dd>
          </div>
        ))}
      </dl>
      {summary.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <div className="button-row">
        <SaveReport summary={summary} />
        <UndoImport summary={summary} />
      </div>
      <ProblemList summary={summary} />
    </section>
  );
}
