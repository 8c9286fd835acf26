import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { fileSize } from '../../analysis/format/file-size.ts';
import type { ShownOutcome } from '../../analysis/model/outcome-names.ts';
import type { TermKey } from '../../analysis/words/index.ts';
import type { Output } from '../../preload/contract.ts';
import { Explained } from '../hints/explained.tsx';
import { walkHints } from '../hints/walk-hints.ts';
import { dateTime } from '../parts/date-time.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { PassedTests } from './passed-tests.tsx';

export type Grade = Output<'run'>['grades'][number];

const shortImage = (image: string) => image.replace(/^sha256:/, '').slice(0, 12);

function facts(grade: Grade): readonly (readonly [string, TermKey, ReactNode])[] {
  return [
    ['fail to pass', 'fail_to_pass', <PassedTests key="f2p" pass={grade.f2p_pass} fail={grade.f2p_fail} />],
    ['pass to pass', 'pass_to_pass', <PassedTests key="p2p" pass={grade.p2p_pass} fail={grade.p2p_fail} />],
    [
      'image',
      'grade_image',
      grade.image === null ? (
        <NullMark key="image" reason="No container was needed, or the source does not say." />
      ) : (
        <span key="image" className="mono" title={grade.image}>
          {shortImage(grade.image)}
        </span>
      ),
    ],
  ];
}

interface GradeListProps {
  readonly grades: readonly Grade[];
  readonly onLog: (gradeId: number) => void;
}

/** Every grade that the run was given, the newest first: it is the one that counts. */
export function GradeList({ grades, onLog }: GradeListProps): ReactNode {
  if (grades.length === 0) return <p className="quiet-text padded">This run was never graded.</p>;
  return (
    <ol className="grades">
      {grades.map((grade, i) => (
        <li key={grade.grade_id} className="grade">
          <GradeItem grade={grade} counts={i === 0} onLog={onLog} />
        </li>
      ))}
    </ol>
  );
}

interface GradeItemProps {
  readonly grade: Grade;
  readonly counts: boolean;
  readonly onLog: (gradeId: number) => void;
}

function GradeItem({ grade, counts, onLog }: GradeItemProps): ReactNode {
  const { verdict, verifier, verifier_version, because, remarks, graded_at, log_bytes, grade_id } = grade;
  return (
    <>
      <p className="grade-head">
        <OutcomeMark outcome={verdict as ShownOutcome} />
        {counts ? <span className="tag">counts</span> : <span className="quiet-text">superseded</span>}
        <span>
          {verifier}
          {verifier_version ? ` ${verifier_version}` : ''}
        </span>
        <span className="grade-when">{graded_at === null ? '' : dateTime(graded_at)}</span>
      </p>
      {because !== null && <p className="grade-because">{because}</p>}
      {remarks?.map((remark) => (
        <p key={remark} className="note">
          {remark}
        </p>
      ))}
      <dl className="fact-row" onKeyDown={walkHints}>
        {facts(grade).map(([name, term, value], i) => (
          <div key={name}>
            <dt>
              <Explained term={term} isStop={i === 0}>
                {name}
              </Explained>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {log_bytes === null ? (
        <p className="quiet-text">No log: only what was tested here, in a container, has one.</p>
      ) : (
        <div className="button-row">
          <Button className="button" onPress={() => onLog(grade_id)}>
            Read the log <span className="segment-note">{fileSize(log_bytes)}</span>
          </Button>
        </div>
      )}
    </>
  );
}
