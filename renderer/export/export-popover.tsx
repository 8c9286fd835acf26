import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';

interface ExportPopoverProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** The Export button with what it opens. */
export function ExportPopover(props: ExportPopoverProps): ReactNode {
  const { label, isOpen, onOpenChange, isDisabled, children } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button className="button" isDisabled={isDisabled} data-tour="export">
        <Icon name="export" />
        Export
      </Button>
      <Popover className="popover" placement="bottom end" data-overlay="">
        <Dialog className="export-dialog" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
