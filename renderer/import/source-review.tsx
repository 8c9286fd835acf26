import type { ReactNode } from 'react';
import { fileSize } from '../../analysis/format/file-size.ts';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import type { Assignment } from '../../preload/schemas/mapping-schema.ts';
import { AssignmentRow } from './assignment-row.tsx';
import type { Assignments } from './mapping-of.ts';

type Source = Output<'import.inspect'>['sources'][number];

interface SourceReviewProps {
  readonly source: Source;
  readonly assignments: Assignments;
  readonly onAssign: (run: string | null, change: Assignment) => void;
  /** Names the file's column for one of ours; blank goes back to the guess. */
  readonly onCorrect: (ours: string, theirs: string) => void;
}

/** One source: its format and why we think so, and its groups of runs with what they say about themselves. */
export function SourceReview({ source, assignments, onAssign, onCorrect }: SourceReviewProps): ReactNode {
  const { path, format, reason, n_files, bytes, groups } = source;
  return (
    <section className="source" data-unknown={format === null ? '' : undefined}>
      <h3 className="source-path">{path}</h3>
      <p className="source-facts">
        <strong>{format ?? 'not recognised'}</strong> · {reason} · {count(n_files)} file
        {n_files === 1 ? '' : 's'}, {fileSize(bytes)}
      </p>
      {groups.length > 0 && (
        <div className="source-groups">
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">Runs under the name</th>
                <th scope="col" data-align="end">
                  Runs
                </th>
                <th scope="col">Benchmark</th>
                <th scope="col">System</th>
                <th scope="col">Condition</th>
                <th scope="col">Repeat</th>
              </tr>
            </thead>
            <tbody>
              {groups.length > 1 && (
                <AssignmentRow
                  name="all runs"
                  group={null}
                  assignment={assignments.all}
                  inherited={{}}
                  onChange={(change) => onAssign(null, change)}
                />
              )}
              {groups.map((group) => (
                <AssignmentRow
                  key={group.name}
                  name={group.name}
                  group={group}
                  assignment={assignments.runs[group.name] ?? {}}
                  inherited={assignments.all}
                  onChange={(change) => onAssign(group.name, change)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {source.columns !== null && (
        <SourceColumns guessed={source.columns} corrected={assignments.columns} onCorrect={onCorrect} />
      )}
    </section>
  );
}

interface SourceColumnsProps {
  readonly guessed: Readonly<Record<string, string>>;
  readonly corrected: Assignments['columns'];
  readonly onCorrect: SourceReviewProps['onCorrect'];
}

/** Our columns with the file's that were guessed for them, each to be corrected by typing another. */
function SourceColumns({ guessed, corrected, onCorrect }: SourceColumnsProps): ReactNode {
  return (
    <dl className="source-columns">
      {Object.entries(guessed).map(([ours, theirs]) => (
        <div key={ours}>
          <dt>{ours}</dt>
          <dd>
            <input
              className="input"
              aria-label={`Column of the file for ${ours}`}
              placeholder={theirs}
              value={corrected[ours] ?? ''}
              onChange={(event) => onCorrect(ours, event.target.value)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
