import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useActions } from '../actions/use-actions.ts';
import { useAddress } from '../address/use-address.ts';
import { LogView } from '../log/log-view.tsx';
import { Icon } from '../parts/icon.tsx';
import { type Grade, GradeList } from './grade-list.tsx';

/** The grades of a run, or the log that one of them was read from. */
export function GradesPanel({ grades }: { readonly grades: readonly Grade[] }): ReactNode {
  const { address, go } = useAddress();
  const grade = grades.find(({ grade_id }) => grade_id === address.log);
  if (grade === undefined) return <GradeList grades={grades} onLog={(log) => go({ log })} />;
  return <OpenLog grade={grade} onBack={() => go({ log: null })} />;
}

function OpenLog({ grade, onBack }: { readonly grade: Grade; readonly onBack: () => void }): ReactNode {
  useActions('Log', [{ id: 'grades', title: 'Back to the grades', keys: 'Escape', run: onBack }], {
    isAbove: true,
  });
  return (
    <div className="log-place">
      <p className="log-head">
        <Button className="button quiet square" aria-label="Back to the grades" onPress={onBack}>
          <Icon name="back" />
        </Button>
        Log of {grade.verifier}: {grade.verdict}
      </p>
      <LogView gradeId={grade.grade_id} />
    </div>
  );
}
