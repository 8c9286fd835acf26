import type { ReactNode } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, useFilter } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { outcomeName, SHOWN_OUTCOMES } from '../../analysis/model/outcome-names.ts';
import { Answered } from '../parts/answered.tsx';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { useCall } from '../port/use-call.ts';
import { type Dimension, valuesOf, withValues } from './dimension.ts';
import { DIMENSION_NAMES } from './dimension-names.ts';

const FACETS = {
  benchmark: 'benchmarks',
  system: 'systems',
  condition: 'conditions',
  repository: 'repositories',
  cohort: 'cohorts',
  outcome: 'outcomes',
  label: 'labels',
} as const;

/** Where what a filter leaves has none of a kind: how they come about. */
const NONE: Readonly<Partial<Record<Dimension, string>>> = {
  cohort:
    'No run found is in a cohort. “Saved” makes one of the tasks that a filter finds; lists of ids are imported as one.',
  label: 'No run found holds a label. They come with results that judge runs, such as failure categories.',
};

interface FacetListProps {
  readonly dimension: Exclude<Dimension, 'task'>;
  readonly filter: Filter;
  readonly onChange: (values: readonly string[]) => void;
}

function label(dimension: Dimension, name: string): string {
  const outcome = SHOWN_OUTCOMES.find((known) => known === name);
  return dimension === 'outcome' && outcome ? outcomeName(outcome) : name;
}

/** The values of one dimension with their numbers of runs under the rest of the filter; any number can be chosen. */
export function FacetList({ dimension, filter, onChange }: FacetListProps): ReactNode {
  const chosen = valuesOf(filter, dimension);
  const query = useCall('facets', { filter: withValues(filter, dimension, []) });
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Answered query={query} label="Reading the values" lines={6}>
      {(facets) => (
        <Autocomplete filter={contains}>
          <div className="facet-list">
            <SearchField
              aria-label={`Search ${DIMENSION_NAMES[dimension]}`}
              autoFocus
              className="search-field"
            >
              <Input className="input" placeholder={`Search ${DIMENSION_NAMES[dimension]}`} />
            </SearchField>
            <div className="list-scroller" ref={makeScrollable}>
              <ListBox
                className="list-box whole"
                aria-label={DIMENSION_NAMES[dimension]}
                items={facets[FACETS[dimension]].map((facet) => ({ ...facet, id: facet.name }))}
                selectionMode="multiple"
                // Esc closes the list; it must not take the filter off.
                escapeKeyBehavior="none"
                selectedKeys={chosen}
                onSelectionChange={(keys) => keys !== 'all' && onChange([...keys].map(String))}
                renderEmptyState={() => (
                  <p className="quiet-text">
                    {facets[FACETS[dimension]].length > 0
                      ? 'Nothing matches.'
                      : (NONE[dimension] ?? 'No run has any.')}
                  </p>
                )}
              >
                {(facet) => (
                  <ListBoxItem
                    id={facet.name}
                    className="list-item checkable"
                    textValue={label(dimension, facet.name)}
                  >
                    <span className="list-item-text">{label(dimension, facet.name)}</span>
                    <span className="list-item-count">{count(facet.n_runs)}</span>
                  </ListBoxItem>
                )}
              </ListBox>
            </div>
          </div>
        </Autocomplete>
      )}
    </Answered>
  );
}
