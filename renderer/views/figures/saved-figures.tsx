import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Output } from '../../../preload/contract.ts';
import { addressOfSpec } from '../../address/figure-address.ts';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useConnection } from '../../port/port-context.ts';
import { useCall } from '../../port/use-call.ts';
import { FigureCard } from './figure-card.tsx';

type Saved = Output<'figure.saved'>['rows'][number];

/** Figures that are kept in the workspace, by name. Nothing is shown where there are none. */
export function SavedFigures(): ReactNode {
  const { port } = useConnection();
  const client = useQueryClient();
  const query = useCall('figure.saved', {});
  const [removed, setRemoved] = useState<Saved | null>(null);
  const read = () => client.invalidateQueries({ queryKey: ['figure.saved'] });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: ({ figure_id }: Saved) => port.call('figure.remove', { figure_id }),
    onSuccess: (_, saved) => {
      setRemoved(saved);
      return read();
    },
  });
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: ({ name, spec }: Saved) => port.call('figure.save', { name, spec }),
    onSuccess: () => {
      setRemoved(null);
      return read();
    },
  });
  const error = query.error ?? remove.error ?? undo.error;
  const rows = query.data?.rows ?? [];
  return (
    <>
      {error && <ErrorPanel error={error} />}
      {removed && (
        <p className="figure-note" role="status">
          “{removed.name}” is removed.
          <Button className="button" isDisabled={undo.isPending} onPress={() => undo.mutate(removed)}>
            Undo
          </Button>
        </p>
      )}
      {rows.length > 0 && (
        <section className="gallery" aria-labelledby="saved-figures">
          <h3 id="saved-figures">Saved in this workspace</h3>
          <ul className="figure-cards">
            {rows.map((saved) => (
              <SavedCard key={saved.figure_id} saved={saved} onRemove={() => remove.mutate(saved)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface SavedCardProps {
  readonly saved: Saved;
  readonly onRemove: () => void;
}

function SavedCard({ saved: { name, spec }, onRemove }: SavedCardProps): ReactNode {
  return (
    <FigureCard title={name} text={spec.figure} spec={spec} reason="" target={addressOfSpec(spec)}>
      <Button
        className="button quiet square figure-card-remove"
        aria-label={`Remove “${name}”`}
        onPress={onRemove}
      >
        <Icon name="close" />
      </Button>
    </FigureCard>
  );
}
