import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { Filter } from '../../analysis/model/filter.ts';
import { Icon } from '../parts/icon.tsx';
import { DIMENSIONS, type Dimension } from './dimension.ts';
import { DIMENSION_NAMES } from './dimension-names.ts';
import { FilterEditor } from './filter-editor.tsx';

interface AddFilterProps {
  readonly filter: Filter;
  /** What can be chosen among; every dimension unless told. */
  readonly dimensions?: readonly Dimension[];
  readonly name?: string;
  readonly onChange: (dimension: Dimension, values: readonly string[]) => void;
}

/** Chooses a dimension, then its values. */
export function AddFilter(props: AddFilterProps): ReactNode {
  const { filter, dimensions = DIMENSIONS, name = 'Add filter', onChange } = props;
  const [dimension, setDimension] = useState<Dimension>('benchmark');
  return (
    <DialogTrigger>
      <Button className="button quiet add-filter" aria-label={name}>
        <Icon name="add" />
        Filter
      </Button>
      <Popover className="popover" placement="bottom start" data-overlay="">
        <Dialog className="filter-dialog two-columns" aria-label="Filter">
          <ListBox
            className="list-box dimension-list"
            aria-label="Filter by"
            selectionMode="single"
            disallowEmptySelection
            escapeKeyBehavior="none"
            selectedKeys={[dimension]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : [...keys];
              setDimension(dimensions.find((known) => known === key) ?? dimension);
            }}
          >
            {dimensions.map((known) => (
              <ListBoxItem key={known} id={known} className="list-item" textValue={DIMENSION_NAMES[known]}>
                {DIMENSION_NAMES[known]}
              </ListBoxItem>
            ))}
          </ListBox>
          <FilterEditor
            key={dimension}
            dimension={dimension}
            filter={filter}
            onChange={(values) => onChange(dimension, values)}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
