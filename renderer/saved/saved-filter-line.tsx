import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { filterWords } from '../../analysis/model/filter-words.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { NameForm } from './name-form.tsx';
import { type SavedFilter, useSavedFilters } from './use-saved-filters.ts';

interface SavedFilterLineProps {
  readonly saved: SavedFilter;
  readonly isPresent: boolean;
  readonly onApply: () => void;
}

/** One saved filter: press to apply it, rename it or remove it. No question first, since undo brings it back. */
export function SavedFilterLine({ saved, isPresent, onApply }: SavedFilterLineProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false);
  const { rename, remove } = useSavedFilters();
  const change = useMutation({ networkMode: 'always', mutationFn: (work: () => Promise<void>) => work() });
  const { name, filter } = saved;
  const words = filterWords(filter);
  return (
    <li>
      {isRenaming ? (
        <NameForm
          label={`New name of ${name}`}
          action={() => 'Rename'}
          initial={name}
          autoFocus
          onName={async (to) => {
            if (to !== name) await change.mutateAsync(() => rename(name, to));
            setRenaming(false);
          }}
        />
      ) : (
        <div className="saved-line">
          <Button
            className="saved-apply"
            aria-label={`Apply ${name}`}
            aria-pressed={isPresent}
            onPress={onApply}
          >
            <span className="saved-name">{name}</span>
            <span className="saved-words">{words}</span>
          </Button>
          <Button
            className="button quiet square"
            aria-label={`Rename ${name}`}
            onPress={() => setRenaming(true)}
          >
            <Icon name="edit" size={12} />
          </Button>
          <Button
            className="button quiet square"
            aria-label={`Remove ${name}`}
            onPress={() => change.mutate(() => remove(saved))}
          >
            <Icon name="close" size={11} />
          </Button>
        </div>
      )}
      {change.isError && <ErrorPanel error={change.error} />}
    </li>
  );
}
