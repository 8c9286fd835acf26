import type { ReactNode } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useOfferedActions } from '../actions/use-offered-actions.ts';
import { keyText } from '../keys/key-text.ts';
import { makeScrollable } from '../parts/make-scrollable.ts';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every action there is at the moment, found by typing. */
export function Palette({ isOpen, onOpenChange }: PaletteProps): ReactNode {
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-overlay="">
      <Modal className="palette">
        <Dialog aria-label="Commands" className="palette-dialog">
          <PaletteList onDone={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteList({ onDone }: { readonly onDone: () => void }): ReactNode {
  // What was put on screen last is what the person is looking at.
  const groups = useOfferedActions()
    .filter(({ actions }) => actions.length > 0)
    .reverse();
  const { contains } = useFilter({ sensitivity: 'base' });
  const matches = (text: string, input: string) =>
    input
      .split(/\s+/)
      .filter((word) => word !== '')
      .every((word) => contains(text, word));
  return (
    <Autocomplete filter={matches}>
      <SearchField aria-label="Find a command" autoFocus className="search-field palette-search">
        <Input className="input" placeholder="Type a command" />
      </SearchField>
      <div className="palette-menu" ref={makeScrollable}>
        <Menu
          className="palette-list"
          aria-label="Commands"
          renderEmptyState={() => <p className="quiet-text">No command of that name.</p>}
        >
          {groups.map(({ name, actions }) => (
            <MenuSection key={name} id={name}>
              <Header className="menu-header">{name}</Header>
              {actions.map(({ id, title, keys, run }) => (
                <MenuItem
                  key={id}
                  id={`${name}/${id}`}
                  className="menu-item"
                  textValue={`${name} ${title}`}
                  onAction={() => {
                    onDone();
                    run();
                  }}
                >
                  <span className="menu-text">{title}</span>
                  {keys !== undefined && <kbd>{keyText(keys)}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </div>
    </Autocomplete>
  );
}
