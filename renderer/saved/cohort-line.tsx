import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { cohortSize } from '../../analysis/cohort/cohort-words.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { type CohortRow, useCohorts } from './use-cohorts.ts';

interface CohortLineProps {
  readonly cohort: CohortRow;
  readonly isPresent: boolean;
  readonly onApply: () => void;
}

/** One cohort: press to keep to its tasks; one that was made here and is not used can be removed. */
export function CohortLine({ cohort, isPresent, onApply }: CohortLineProps): ReactNode {
  const { remove } = useCohorts();
  const [isAsked, setAsked] = useState(false);
  const removal = useMutation({ networkMode: 'always', mutationFn: () => remove(cohort.hash) });
  const { name, import_id, used_by } = cohort;
  const isRemovable = import_id === null && used_by.length === 0 && !isPresent;
  return (
    <li>
      <div className="saved-line">
        <Button
          className="saved-apply"
          aria-label={`Keep to ${name}`}
          aria-pressed={isPresent}
          onPress={onApply}
        >
          <span className="saved-name">{name}</span>
          <span className="saved-words">{cohortSize(cohort)}</span>
        </Button>
        {isAsked && (
          <Button
            className="button"
            autoFocus
            isDisabled={removal.isPending}
            onPress={() => removal.mutate()}
          >
            Remove for good
          </Button>
        )}
        {isRemovable && !isAsked && (
          <Button
            className="button quiet square"
            aria-label={`Remove ${name}`}
            onPress={() => setAsked(true)}
          >
            <Icon name="close" size={11} />
          </Button>
        )}
      </div>
      {removal.isError && <ErrorPanel error={removal.error} />}
    </li>
  );
}
