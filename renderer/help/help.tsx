import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useAddress } from '../address/use-address.ts';
import { VIEW_NAMES } from '../frame/view-names.ts';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { useOfferTour } from '../tour/tour-context.ts';
import { KeyLists } from './key-lists.tsx';
import { helpOf } from './view-help.ts';

interface HelpProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What the present view answers, how to read it, what opens from where, and the keys that do something here. */
export function Help({ isOpen, onOpenChange }: HelpProps): ReactNode {
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-overlay="">
      <Modal className="modal help">
        <Dialog>
          <Contents onDone={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Contents({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { address, go } = useAddress();
  const tour = useOfferTour();
  const name = address.face === 'report' && address.view === 'compare' ? 'Report' : VIEW_NAMES[address.view];
  const openGlossary = () => {
    onDone();
    go({ glossary: 'all' });
  };
  const takeTour = () => {
    onDone();
    tour?.start();
  };
  return (
    <>
      <div className="modal-head">
        <Heading slot="title">Help: {name}</Heading>
        <div className="button-row">
          {tour && (
            <Button className="button" onPress={takeTour}>
              Take the tour
            </Button>
          )}
          <Button className="button" onPress={openGlossary}>
            Glossary
          </Button>
          <Button slot="close" className="button">
            Close
          </Button>
        </div>
      </div>
      <div className="help-page" ref={makeScrollable}>
        <ViewWords />
        <h3 className="help-title">Keys</h3>
        <div className="keys-columns">
          <KeyLists />
        </div>
      </div>
    </>
  );
}

function ViewWords(): ReactNode {
  const { question, reading, opens } = helpOf(useAddress().address);
  return (
    <div className="help-words">
      <p className="help-question">{question}</p>
      <section>
        <h3 className="help-title">How to read it</h3>
        <p>{reading.join(' ')}</p>
      </section>
      <section>
        <h3 className="help-title">What opens from here</h3>
        <ul>
          {opens.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
