import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { LogView } from '../log/log-view.tsx';
import { focusPrimary } from '../parts/focus-stop.ts';
import { useCall } from '../port/use-call.ts';
import { DetailsPanel } from './details-panel.tsx';

/** The log of a task's reference, or of a grade that a link names without its run. */
export function ReferenceLogDetails({ gradeId }: { readonly gradeId: number }): ReactNode {
  const { go } = useAddress();
  const { data } = useCall('grade.results', {});
  const task = data?.tasks.find(({ grade_id }) => grade_id === gradeId);
  const title = task ? `Reference of ${task.task}` : `Log of grade ${gradeId}`;
  const close = () => {
    go({ log: null });
    focusPrimary();
  };
  return (
    <DetailsPanel
      title={title}
      note={task?.because ?? undefined}
      backTo={null}
      onBack={close}
      onClose={close}
    >
      <div className="log-place">
        <LogView gradeId={gradeId} />
      </div>
    </DetailsPanel>
  );
}
