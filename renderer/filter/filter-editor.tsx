import type { ReactNode } from 'react';
import type { Filter } from '../../analysis/model/filter.ts';
import type { Dimension } from './dimension.ts';
import { FacetList } from './facet-list.tsx';
import { TaskTextField } from './task-text-field.tsx';

interface FilterEditorProps {
  readonly dimension: Dimension;
  readonly filter: Filter;
  readonly onChange: (values: readonly string[]) => void;
}

/** Edits one dimension: a list with counts, or a text for the task id. */
export function FilterEditor({ dimension, filter, onChange }: FilterEditorProps): ReactNode {
  if (dimension === 'task')
    return (
      <TaskTextField text={filter.task ?? ''} onChange={(text) => onChange(text === '' ? [] : [text])} />
    );
  return <FacetList dimension={dimension} filter={filter} onChange={onChange} />;
}
