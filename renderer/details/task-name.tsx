import type { ReactNode } from 'react';

/** A task's id; where there is no room it gives up its middle, because the number at the end tells tasks apart. */
export function TaskName({ task }: { readonly task: string }): ReactNode {
  const cut = task.lastIndexOf('-');
  return (
    <span className="task-name mono" title={task}>
      <span className="clip">{cut > 0 ? task.slice(0, cut) : task}</span>
      <span>{cut > 0 && task.slice(cut)}</span>
    </span>
  );
}
