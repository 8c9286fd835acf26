import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useActions } from '../actions/use-actions.ts';
import { useAddress } from '../address/use-address.ts';
import { filterKey } from '../filter/filter-key.ts';
import { Icon } from '../parts/icon.tsx';
import { useCall } from '../port/use-call.ts';
import { SavedCohorts } from './saved-cohorts.tsx';
import { SavedFilters } from './saved-filters.tsx';

/** What is saved of filters: the filters themselves under a name, and the tasks that they find as cohorts. */
export function SavedMenu(): ReactNode {
  const { address, go } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall('filters', {});
  const filters = data?.rows ?? [];
  const present = filters.find(({ filter }) => filterKey(filter) === filterKey(address.filter));
  const open = () => setOpen(true);
  useActions('Filter', [
    { id: 'save', title: 'Save the filter under a name', keys: 'mod+s', run: open },
    { id: 'cohort', title: 'Make a cohort of the tasks found', run: open },
    ...filters.map(({ name, filter }) => ({
      id: `apply ${name}`,
      title: `Apply filter “${name}”`,
      run: () => go({ filter }),
    })),
    { id: 'clear', title: 'Clear the filter', run: () => go({ filter: {} }) },
  ]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="button quiet saved-button" data-hint="Filters and cohorts saved in this workspace">
        <span className="saved-name">{present?.name ?? 'Saved'}</span>
        <Icon name="down" size={11} />
      </Button>
      <Popover className="popover" placement="bottom start" data-overlay="">
        <Dialog className="saved-dialog" aria-label="Saved filters and cohorts">
          <SavedFilters filters={filters} present={present} onDone={() => setOpen(false)} />
          <SavedCohorts onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
