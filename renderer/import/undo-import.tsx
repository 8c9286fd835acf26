import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '../../analysis/figures/counted.ts';
import type { ImportSummary } from '../jobs/import-result.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useConnection } from '../port/port-context.ts';

/** Takes an import's runs out again. No question first: importing the files anew brings them back. */
export function UndoImport({ summary }: { readonly summary: ImportSummary }): ReactNode {
  const { port } = useConnection();
  const client = useQueryClient();
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => port.call('import.undo', { import_id: summary.import_id }),
    onSuccess: () => client.invalidateQueries(),
  });
  if (undo.isError) return <ErrorPanel error={undo.error} onRetry={() => undo.mutate()} />;
  return (
    <Button className="button" isDisabled={undo.isPending || undo.isSuccess} onPress={() => undo.mutate()}>
      {summary.n_runs > 0 ? `Undo: take its ${counted([summary.n_runs], 'run')} out` : 'Undo this import'}
    </Button>
  );
}
