import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useOfferedActions } from '../actions/use-offered-actions.ts';
import { keyText } from './key-text.ts';

interface KeysHelpProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const TABLE_KEYS = [
  ['j k  ↓ ↑', 'Next, previous row'],
  ['Enter', 'Open the row'],
  ['→ ←', 'Unfold and fold; walk over cells with an explanation'],
  ['Home End', 'First, last row'],
] as const;

/** The keys that do something in the present view. */
export function KeysHelp({ isOpen, onOpenChange }: KeysHelpProps): ReactNode {
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-overlay="">
      <Modal className="modal keys-help">
        <Dialog>
          <Heading slot="title">Keys</Heading>
          <div className="keys-columns">
            <KeyLists />
            <KeyList name="Tables" keys={TABLE_KEYS} />
          </div>
          <Button slot="close" className="button">
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function KeyLists(): ReactNode {
  return useOfferedActions().map(({ name, actions }) => {
    const keys = actions.flatMap(({ keys: key, title }) =>
      key === undefined ? [] : [[keyText(key), title] as const],
    );
    return keys.length > 0 && <KeyList key={name} name={name} keys={keys} />;
  });
}

interface KeyListProps {
  readonly name: string;
  readonly keys: readonly (readonly [string, string])[];
}

function KeyList({ name, keys }: KeyListProps): ReactNode {
  return (
    <section className="key-list">
      <h3>{name}</h3>
      <dl>
        {keys.map(([key, title]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
