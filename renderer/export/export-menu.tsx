import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FigureSize } from '../../analysis/figures/spec/figure-size.ts';
import type { Theme } from '../../analysis/figures/theme.ts';
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
import { SizeFields } from './size-fields.tsx';
import { ThemePicker } from './theme-picker.tsx';

const COLUMN: FigureSize = { venue: 'ieee', columns: 1 };
const SLIDE: FigureSize = { venue: 'slide', columns: 1 };

/** As wide as what it is drawn for, where that changes between a page and a slide. */
function sizeFor(next: Theme['name'], theme: Theme['name'], size: FigureSize): FigureSize {
  if ((next === 'slides') === (theme === 'slides')) return size;
  return next === 'slides' ? SLIDE : COLUMN;
}

interface Look {
  readonly size: FigureSize;
  readonly theme: Theme['name'];
}

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
  const [{ size, theme }, setLook] = useState<Look>({ size: COLUMN, theme: 'paper' });
  useActions('View', [
    { id: 'export', title: 'Export the figure', keys: '.', run: () => setOpen(!isDisabled) },
  ]);
  const spec = { ...chosen.spec, size, theme };
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
      <ThemePicker
        theme={theme}
        onPick={(next) => setLook({ size: sizeFor(next, theme, size), theme: next })}
      />
      <SizeFields size={size} theme={theme} onChange={(next) => setLook({ size: next, theme })} />
      <ExportFormats formats={FIGURE_FILES} isDisabled={save.isPending} onPick={save.mutate} />
      <EditFigure spec={spec} />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
