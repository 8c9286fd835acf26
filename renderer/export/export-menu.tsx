import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { FIGURE_FORMATS, Input } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { Segments } from '../parts/segments.tsx';
import { useConnection } from '../port/port-context.ts';
import { download } from './download.ts';

type Format = (typeof FIGURE_FORMATS)[number];

const FORMATS: readonly { readonly format: Format; readonly name: string; readonly note: string }[] = [
  { format: 'pdf', name: 'PDF', note: 'vector, fonts inside' },
  { format: 'svg', name: 'SVG', note: 'vector, editable' },
  { format: 'png', name: 'PNG', note: 'pixels' },
  { format: 'csv', name: 'CSV', note: 'the numbers' },
  { format: 'tex', name: 'LaTeX', note: 'the numbers as a table' },
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
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: Format) => {
      const options = {
        figure: 'forest',
        comparison,
        format,
        theme,
        width: Number(width),
        repositories,
      } as const;
      const { bytes, media_type, file_name } = await port.call('figure', options);
      download(bytes, media_type, file_name);
    },
    onSuccess: () => setOpen(false),
  });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="button" isDisabled={isDisabled}>
        <Icon name="export" />
        Export
      </Button>
      <Popover className="popover" placement="bottom end" data-overlay="">
        <Dialog className="export-dialog" aria-label="Export the figure">
          <Segments label="Width" choices={WIDTHS} value={width} onChange={setWidth} />
          <Segments label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
          <ul className="export-formats">
            {FORMATS.map(({ format, name, note }) => (
              <li key={format}>
                <Button
                  className="export-format"
                  isDisabled={save.isPending}
                  onPress={() => save.mutate(format)}
                >
                  <span className="export-name">{name}</span>
                  <span className="export-note">{note}</span>
                </Button>
              </li>
            ))}
          </ul>
          {save.isError && <ErrorPanel error={save.error} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
