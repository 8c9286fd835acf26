import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { Importing } from './use-import-opener.ts';

/** The import, step by step; it can be closed at any time, the job goes on in the tray. */
export function ImportDialog({ importing }: { readonly importing: Importing }): ReactNode {
  const { request, close } = importing;
  return (
    <ModalOverlay
      className="veil"
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      data-overlay=""
    >
      <Modal className="modal import-dialog">
        <Dialog>
          <div className="modal-head">
            <Heading slot="title">Import results</Heading>
            <Button slot="close" className="button quiet square" aria-label="Close">
              <Icon name="close" />
            </Button>
          </div>
          {request && <ImportSteps key={request.paths.join('\n')} request={request} onClose={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
