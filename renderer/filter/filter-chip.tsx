import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { cohortSize } from '../../analysis/cohort/cohort-words.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import { outcomeName, SHOWN_OUTCOMES } from '../../analysis/model/outcome-names.ts';
import { Icon } from '../parts/icon.tsx';
import { CohortNote, useChosenCohorts } from './cohort-note.tsx';
import { type Dimension, valuesOf } from './dimension.ts';
import { DIMENSION_NAMES } from './dimension-names.ts';
import { FilterEditor } from './filter-editor.tsx';

interface FilterChipProps {
  readonly dimension: Dimension;
  readonly filter: Filter;
  /** Why the present view leaves this dimension aside. */
  readonly unused: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

function shownValue(dimension: Dimension, value: string, cohorts: readonly NamedCohort[]): string {
  if (dimension === 'cohort') return cohorts.find(({ hash }) => hash === value)?.name ?? value;
  const outcome = SHOWN_OUTCOMES.find((known) => known === value);
  return dimension === 'outcome' && outcome ? outcomeName(outcome) : value;
}

/** One dimension of the filter: press to edit its values, × to remove it. */
export function FilterChip({ dimension, filter, unused, onChange }: FilterChipProps): ReactNode {
  const chosen = valuesOf(filter, dimension);
  const cohorts = useChosenCohorts(dimension === 'cohort' ? chosen : []);
  const values = chosen.map((value) => shownValue(dimension, value, cohorts));
  const [first = ''] = values;
  const more = values.length > 1 ? ` +${values.length - 1}` : '';
  const name = DIMENSION_NAMES[dimension];
  const all = cohorts.length > 0 ? cohorts.map((cohort) => `${cohort.name}: ${cohortSize(cohort)}`) : values;
  const isCut = more !== '' || cohorts.length > 0;
  return (
    <div
      className="chip"
      data-unused={unused === undefined ? undefined : ''}
      data-noted={cohorts.length > 0 ? '' : undefined}
    >
      <DialogTrigger>
        <Button className="chip-body" data-hint={unused ?? (isCut ? all.join(', ') : undefined)}>
          <span className="chip-name">{name}</span>
          <span className="chip-value">{first}</span>
          {more !== '' && <span className="chip-more">{more}</span>}
          <CohortNote cohorts={cohorts} />
        </Button>
        <Popover className="popover" placement="bottom start" data-overlay="">
          <Dialog className="filter-dialog" aria-label={`Filter by ${name}`}>
            <FilterEditor dimension={dimension} filter={filter} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button className="chip-remove" aria-label={`Remove filter ${name}`} onPress={() => onChange([])}>
        <Icon name="close" size={11} />
      </Button>
    </div>
  );
}
