import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { focusPrimary } from '../parts/focus-stop.ts';
import { DetailsPanel } from './details-panel.tsx';
import { RunView } from './run-view.tsx';

/** A run that a link names without the list it was found in. */
export function SingleRunDetails({ runId }: { readonly runId: number }): ReactNode {
  const { go } = useAddress();
  const close = () => {
    go({ run: null, log: null });
    focusPrimary();
  };
  return (
    <DetailsPanel title={`Run ${runId}`} backTo={null} onBack={close} onClose={close}>
      <RunView runId={runId} />
    </DetailsPanel>
  );
}
