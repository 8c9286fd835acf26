import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { filterWords } from '../../analysis/model/filter-words.ts';
import { useAddress } from '../address/use-address.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { NameForm } from './name-form.tsx';
import { SavedFilterLine } from './saved-filter-line.tsx';
import { type SavedFilter, useSavedFilters } from './use-saved-filters.ts';

interface SavedFiltersProps {
  readonly filters: readonly SavedFilter[];
  /** The one that is in force. */
  readonly present: SavedFilter | undefined;
  readonly onDone: () => void;
}

const NOTHING = 'Choose a filter first: at present nothing is filtered.';

/** Keeps the present filter under a name, and lists those that are saved: press one to apply it. */
export function SavedFilters({ filters, present, onDone }: SavedFiltersProps): ReactNode {
  const { address, go } = useAddress();
  const { save } = useSavedFilters();
  const named = (name: string) => filters.find((saved) => saved.name === name);
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: (name: string) => save(name, address.filter, named(name)),
  });
  const words = filterWords(address.filter);
  return (
    <section className="saved-section">
      <h3 className="saved-title">Filters</h3>
      {filters.length > 0 && (
        <ul className="saved-list" aria-label="Saved filters">
          {filters.map((saved) => (
            <SavedFilterLine
              key={saved.name}
              saved={saved}
              isPresent={saved.name === present?.name}
              onApply={() => {
                go({ filter: saved.filter });
                onDone();
              }}
            />
          ))}
        </ul>
      )}
      <NameForm
        label="Name for the present filter"
        action={(name) => (named(name) ? 'Replace' : 'Save')}
        autoFocus
        refusal={words === 'none' ? NOTHING : undefined}
        onName={keep.mutateAsync}
      >
        {words !== 'none' && <p className="quiet-text clip">{words}</p>}
      </NameForm>
      {keep.isError && <ErrorPanel error={keep.error} />}
    </section>
  );
}
