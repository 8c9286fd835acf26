import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { ImportSummaryView } from '../import/import-summary-view.tsx';
import { DetailsPanel } from './details-panel.tsx';

/** One import: counts, problems, undo. */
export function ImportDetails({ importId }: { readonly importId: number }): ReactNode {
  const { go } = useAddress();
  const close = () => go({ imported: null });
  return (
    <DetailsPanel title={`Import ${importId}`} backTo={null} onBack={close} onClose={close}>
      <div className="details-body padded" data-scroller="">
        <ImportSummaryView importId={importId} />
      </div>
    </DetailsPanel>
  );
}
