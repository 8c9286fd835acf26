import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { useActions } from '../../actions/use-actions.ts';
import { download } from '../../export/download.ts';
import { ExportFormats } from '../../export/export-formats.tsx';
import { ExportPopover } from '../../export/export-popover.tsx';
import { FIGURE_FILES, type FigureFormat } from '../../export/figure-formats.ts';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { useConnection } from '../../port/port-context.ts';

/** The figure as a file of any format, its specification among them. */
export function FigureExport({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const { port } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: FigureFormat) => {
      const { bytes, media_type, file_name } = await port.call('figure', { spec, format });
      download(bytes, media_type, file_name);
    },
    onSuccess: () => setOpen(false),
  });
  useActions('Figures', [
    { id: 'export', title: 'Save the figure as a file', keys: '.', run: () => setOpen(true) },
    ...FIGURE_FILES.map(({ id, name }) => ({
      id: `save-${id}`,
      title: `Save the figure as ${name}`,
      run: () => save.mutate(id),
    })),
  ]);
  return (
    <ExportPopover
      label="Save the figure as a file"
      isOpen={isOpen}
      onOpenChange={setOpen}
      isDisabled={false}
    >
      <ExportFormats formats={FIGURE_FILES} isDisabled={save.isPending} onPick={save.mutate} />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
