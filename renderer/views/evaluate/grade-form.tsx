import { type ReactNode, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { count } from '../../../analysis/format/number.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Tick } from '../../parts/tick.tsx';
import { useConnection } from '../../port/port-context.ts';
import { FileFields } from './file-fields.tsx';
import { FIRST_CHOICE, type GradeChoice, gradeRequestOf, notReady } from './grade-choice.ts';
import { GradeLimits } from './grade-limits.tsx';

interface GradeFormProps {
  readonly nWaiting: number;
  /** Null while it is looked for. */
  readonly hasEngine: boolean | null;
}

/** What is to be graded, and within which limits. */
export function GradeForm({ nWaiting, hasEngine }: GradeFormProps): ReactNode {
  const { port } = useConnection();
  const { filter } = useAddress().address;
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [error, setError] = useState<Error | null>(null);
  const change = (some: Partial<GradeChoice>) => setChoice((last) => ({ ...last, ...some }));
  const reason = hasEngine === false ? 'No Docker engine answers.' : notReady(choice, nWaiting);
  const begin = (call: Promise<unknown>) => {
    setError(null);
    call.catch((caught: unknown) => setError(caught instanceof Error ? caught : new Error(String(caught))));
  };
  const start = () => {
    if (reason === null) begin(port.call('grade.start', gradeRequestOf(choice, filter)));
  };
  const regrade = () => begin(port.call('regrade.start', { filter }));
  useActions('Evaluate', [
    { id: 'grade', title: 'Grade', keys: 'mod+enter', run: start },
    { id: 'regrade', title: 'Read the kept logs again', run: regrade },
  ]);
  return (
    <Form
      className="card grade-form"
      aria-label="Grade"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="card-head">
        <h3>Grade</h3>
        <Segments
          label="What is graded"
          value={choice.from}
          onChange={(from) => change({ from })}
          choices={[
            { id: 'workspace', name: 'Runs of the workspace', note: `${count(nWaiting)} waiting` },
            { id: 'files', name: 'Files' },
          ]}
        />
      </div>
      {choice.from === 'files' && <FileFields choice={choice} onChange={change} />}
      <Tick isSelected={choice.again} onChange={(again) => change({ again })}>
        also what has a verdict already (the same content is not run twice)
      </Tick>
      <GradeLimits choice={choice} onChange={change} />
      {error && <ErrorPanel error={error} />}
      <div className="button-row grade-start">
        <Button type="submit" className="button primary" isDisabled={reason !== null}>
          Grade
        </Button>
        <Button className="button" onPress={regrade}>
          Read kept logs again
        </Button>
        {reason !== null && <span className="quiet-text">{reason}</span>}
      </div>
    </Form>
  );
}
