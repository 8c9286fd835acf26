import type { ReactNode } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
  useFilter,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import { makeScrollable } from './make-scrollable.ts';

export interface Choice {
  readonly id: string;
  /** As it is shown; the id where it has none. */
  readonly name?: string;
  /** Stands at the right, small. */
  readonly note?: string;
}

interface PickerProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onPick: (id: string) => void;
}

const SEARCH_FROM = 10;

/** One of several names; with a search field where there are many. */
export function Picker({ label, value, choices, onPick }: PickerProps): ReactNode {
  const { contains } = useFilter({ sensitivity: 'base' });
  const all =
    value === null || choices.some(({ id }) => id === value) ? choices : [{ id: value }, ...choices];
  return (
    <Select
      className="picker"
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onPick(String(key))}
      placeholder="choose"
    >
      <Label className="picker-label">{label}</Label>
      <Button className="button picker-button">
        <SelectValue className="picker-value" />
        <Icon name="down" size={11} />
      </Button>
      <Popover className="popover" data-overlay="">
        <Autocomplete filter={contains}>
          {all.length >= SEARCH_FROM && (
            <SearchField className="search-field" aria-label={`Search ${label}`} autoFocus>
              <Input className="input" placeholder="Search" />
            </SearchField>
          )}
          <div className="list-scroller" ref={all.length >= SEARCH_FROM ? makeScrollable : undefined}>
            <ListBox className="list-box whole" items={all}>
              {({ id, name = id, note }) => (
                <ListBoxItem id={id} className="list-item" textValue={name}>
                  <span className="list-item-text">{name}</span>
                  {note !== undefined && <span className="list-item-count">{note}</span>}
                </ListBoxItem>
              )}
            </ListBox>
          </div>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
