import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { UserError } from '../../analysis/model/user-error.ts';
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

/** A figure that can be exported, with all of its specification but what is chosen here. */
export interface ExportedFigure {
  /** In a few words, where there are several to choose from. */
  readonly name: string;
  readonly title: string;
  readonly spec: Omit<Input<'figure'>['spec'], 'size' | 'theme'>;
}

interface ExportMenuProps {
  readonly specs: readonly [ExportedFigure, ...ExportedFigure[]];
  readonly isDisabled: boolean;
}

/** A figure as a file, drawn by the same component as on screen. */
export function ExportMenu({ specs, isDisabled }: ExportMenuProps): ReactNode {
  const { port } = useConnection();
  const [figure, setFigure] = useState<string>(specs[0].spec.figure);
  const chosen = specs.find(({ spec }) => spec.figure === figure) ?? specs[0];
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['id']>('252');
  const [theme, setTheme] = useState<(typeof THEMES)[number]['id']>('paper');
  useActions('View', [
    { id: 'export', title: 'Export the figure', keys: '.', run: () => setOpen(!isDisabled) },
  ]);
  const spec = { ...chosen.spec, size: { width: Number(width) }, theme };
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: FigureFormat) => {
      const { bytes, media_type, file_name, empty } = await port.call('figure', { spec, format });
      if (empty !== null)
        throw new UserError('not-found', empty, 'Choose another figure; nothing was saved.');
      download(bytes, media_type, file_name);
    },
    onSuccess: () => setOpen(false),
  });
  return (
    <ExportPopover label="Export the figure" isOpen={isOpen} onOpenChange={setOpen} isDisabled={isDisabled}>
      {specs.length > 1 && (
        <Segments
          label="Figure"
          choices={specs.map(({ name, spec }) => ({ id: spec.figure, name }))}
          value={chosen.spec.figure}
          onChange={(id) => {
            save.reset();
            setFigure(id);
          }}
        />
      )}
      {specs.length > 1 && <p className="quiet-text export-title">{chosen.title}</p>}
      <Segments label="Width" choices={WIDTHS} value={width} onChange={setWidth} />
      <Segments label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
      <ExportFormats formats={FIGURE_FILES} isDisabled={save.isPending} onPick={save.mutate} />
      <EditFigure spec={spec} />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
