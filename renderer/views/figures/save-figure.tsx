import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, Form, Input, Label, Popover, TextField } from 'react-aria-components';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { useActions } from '../../actions/use-actions.ts';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { useConnection } from '../../port/port-context.ts';
import { useCall } from '../../port/use-call.ts';

/** Keeps the figure's specification in the workspace under a name. */
export function SaveFigure({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useActions('Figures', [
    { id: 'save', title: 'Save the figure in the workspace', keys: 'w', run: () => setOpen(true) },
  ]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="button">Save…</Button>
      <Popover className="popover" placement="bottom end" data-overlay="">
        <Dialog className="export-dialog" aria-label="Save the figure in the workspace">
          <SaveForm spec={spec} onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface SaveFormProps {
  readonly spec: FigureSpec;
  readonly onDone: () => void;
}

function SaveForm({ spec, onDone }: SaveFormProps): ReactNode {
  const { port } = useConnection();
  const client = useQueryClient();
  const { data } = useCall('figure.saved', {});
  const rows = data?.rows ?? [];
  const same = rows.find((saved) => JSON.stringify(saved.spec) === JSON.stringify(spec));
  const [name, setName] = useState(same?.name ?? '');
  const isTaken = rows.some((saved) => saved.name === name.trim());
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => port.call('figure.save', { name, spec, replace: isTaken }),
    onSuccess: async () => {
      // The gallery would still lead to the one that was replaced.
      await client.invalidateQueries({ queryKey: ['figure.saved'] });
      onDone();
    },
  });
  return (
    <Form
      className="save-figure"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save.mutate();
      }}
    >
      <TextField className="field" value={name} onChange={setName} maxLength={200} autoFocus>
        <Label>Save in this workspace as</Label>
        <Input className="input" />
      </TextField>
      <Button type="submit" className="button primary" isDisabled={name.trim() === '' || save.isPending}>
        {isTaken ? 'Replace the one of that name' : 'Save'}
      </Button>
      {save.isError && <ErrorPanel error={save.error} />}
    </Form>
  );
}
