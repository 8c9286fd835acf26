import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Input } from '../../preload/contract.ts';
import type { FIGURE_FORMATS } from '../../preload/methods/figure-methods.ts';
import { useActions } from '../actions/use-actions.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Segments } from '../parts/segments.tsx';
import { useConnection } from '../port/port-context.ts';
import { download } from './download.ts';
import { type ExportFormat, ExportFormats } from './export-formats.tsx';
import { ExportPopover } from './export-popover.tsx';

type Format = (typeof FIGURE_FORMATS)[number];

const FORMATS: readonly ExportFormat<Format>[] = [
  { id: 'pdf', name: 'PDF', note: 'vector, fonts inside' },
  { id: 'svg', name: 'SVG', note: 'vector, editable' },
  { id: 'png', name: 'PNG', note: 'pixels' },
  { id: 'csv', name: 'CSV', note: 'the numbers' },
  { id: 'tex', name: 'LaTeX', note: 'the numbers as a table' },
  { id: 'yaml', name: 'YAML', note: 'the specification' },
];

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

/** A figure that can be exported, all but how it is to look. */
export interface ExportedFigure {
  /** Among the figures of the view. */
  readonly name: string;
  readonly spec: Omit<Input<'figure'>['spec'], 'version' | 'size' | 'theme'>;
}

interface ExportMenuProps {
  readonly figures: readonly ExportedFigure[];
  readonly isDisabled: boolean;
}

/** The figure as a file, drawn by the same component as on screen. */
export function ExportMenu({ figures, isDisabled }: ExportMenuProps): ReactNode {
  const { port } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['id']>('252');
  const [theme, setTheme] = useState<(typeof THEMES)[number]['id']>('paper');
  const [chosen, setChosen] = useState(figures[0]?.name);
  const figure = figures.find(({ name }) => name === chosen) ?? figures[0];
  useActions('View', [
    { id: 'export', title: 'Export the figure', keys: '.', run: () => setOpen(!isDisabled) },
  ]);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: Format) => {
      if (!figure) return;
      const look = { version: 1, size: { width: Number(width) }, theme } as const;
      const spec = { ...figure.spec, ...look };
      const { bytes, media_type, file_name } = await port.call('figure', { spec, format });
      download(bytes, media_type, file_name);
    },
    onSuccess: () => setOpen(false),
  });
  return (
    <ExportPopover label="Export the figure" isOpen={isOpen} onOpenChange={setOpen} isDisabled={isDisabled}>
      {figures.length > 1 && figure && (
        <Segments
          label="Figure"
          choices={figures.map(({ name }) => ({ id: name, name }))}
          value={figure.name}
          onChange={setChosen}
        />
      )}
      <Segments label="Width" choices={WIDTHS} value={width} onChange={setWidth} />
      <Segments label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
      <ExportFormats formats={FORMATS} isDisabled={save.isPending} onPick={save.mutate} />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
