import { type ReactNode, useState } from 'react';
import { Button, Dialog, Heading, Input, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { findTerms, isTermKey } from '../../analysis/words/index.ts';
import { useAddress } from '../address/use-address.ts';
import { GlossaryEntries } from './glossary-entries.tsx';

/** Every word the app uses of its numbers, over whatever is shown; the address says that it is open, and where. */
export function Glossary(): ReactNode {
  const { address, go } = useAddress();
  const close = () => go({ glossary: null });
  return (
    <ModalOverlay
      className="veil"
      isOpen={address.glossary !== null}
      onOpenChange={(isOpen) => isOpen || close()}
      isDismissable
      data-overlay=""
    >
      <Modal className="modal glossary">
        <Dialog>
          <Contents />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Contents(): ReactNode {
  const { address, go } = useAddress();
  const [query, setQuery] = useState('');
  const current = isTermKey(address.glossary ?? '') ? address.glossary : null;
  const groups = findTerms(query);
  const find = (text: string) => {
    setQuery(text);
    if (current !== null) go({ glossary: 'all' }, 'replace');
  };
  return (
    <>
      <div className="modal-head">
        <Heading slot="title">Glossary</Heading>
        <SearchField
          className="search-field find-field"
          aria-label="Find a word"
          autoFocus={current === null}
          value={query}
          onChange={find}
        >
          <Input className="input" placeholder="Find a word" />
        </SearchField>
        <Button slot="close" className="button">
          Close
        </Button>
      </div>
      <GlossaryEntries
        groups={groups}
        query={query}
        current={current === 'all' ? null : current}
        onGo={(glossary) => {
          setQuery('');
          go({ glossary }, 'replace');
        }}
      />
      <p className="visually-hidden" role="status">
        {groups.reduce((sum, { keys }) => sum + keys.length, 0)} words
      </p>
    </>
  );
}
