import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Input } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Segments } from '../parts/segments.tsx';
import { useConnection } from '../port/port-context.ts';
import { download } from './download.ts';
import { EditFigure } from './edit-figure.tsx';
import { ExportFormats } from './export-formats.tsx';
import { ExportPopover } from './export-popover.tsx';
import { FIGURE_FILES, type FigureFormat } from './figure-formats.ts';

const WIDTHS = [
  { id: '252', name: 'one column', note: '252 pt' },
  { id: '516', name: 'two columns', note: '516 pt' },
  { id: '720', name: 'slide', note: '720 pt' },
] as const;

const THEMES = [
  { id: 'paper', name: 'paper' },
  { id: 'light', name: 'light' },
  { id: 'dark', name: 'dark' },
] as const;

interface ExportMenuProps {
  readonly comparison: Input<'compare'>;
  readonly repositories: boolean;
  readonly isDisabled: boolean;
}

/** The figure as a file, drawn by the same component as on screen. */
export function ExportMenu({ comparison, repositories, isDisabled }: ExportMenuProps): ReactNode {
  const { port } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['id']>('252');
  const [theme, setTheme] = useState<(typeof THEMES)[number]['id']>('paper');
  useActions('View', [
    { id: 'export', title: 'Export the figure', keys: '.', run: () => setOpen(!isDisabled) },
  ]);
  const spec = (): Input<'figure'>['spec'] => {
    const { seed, ...selection } = comparison;
    return {
      ...{ version: 1, figure: 'forest', selection, options: { repositories }, theme, seed },
      size: { width: Number(width) },
    };
  };
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: FigureFormat) => {
      const { bytes, media_type, file_name } = await port.call('figure', { spec: spec(), format });
      download(bytes, media_type, file_name);
    },
    onSuccess: () => setOpen(false),
  });
  return (
    <ExportPopover label="Export the figure" isOpen={isOpen} onOpenChange={setOpen} isDisabled={isDisabled}>
      <Segments label="Width" choices={WIDTHS} value={width} onChange={setWidth} />
      <Segments label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
      <ExportFormats formats={FIGURE_FILES} isDisabled={save.isPending} onPick={save.mutate} />
      <EditFigure spec={spec} />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
