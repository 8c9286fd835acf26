import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Report } from '../../analysis/model/report.ts';
import { toLatex, toMarkdown } from '../../analysis/report/index.ts';
import { useActions } from '../actions/use-actions.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { download } from './download.ts';
import { type ExportFormat, ExportFormats } from './export-formats.tsx';
import { ExportPopover } from './export-popover.tsx';

type Format = 'md' | 'tex' | 'clipboard';

const formatsOf = (copied: boolean): readonly ExportFormat<Format>[] => [
  { id: 'md', name: 'Markdown', note: 'with every explanation' },
  { id: 'tex', name: 'LaTeX', note: 'tables for a paper' },
  { id: 'clipboard', name: copied ? 'Copied' : 'Copy', note: 'as Markdown' },
];

const WAYS: Readonly<Record<Format, (report: Report) => void | Promise<void>>> = {
  md: (report) => download(toMarkdown(report), 'text/markdown', 'report.md'),
  tex: (report) => download(toLatex(report), 'application/x-tex', 'report.tex'),
  clipboard: (report) => navigator.clipboard.writeText(toMarkdown(report)),
};

/** The report as a file or on the clipboard, in the very bytes that the command line writes. */
export function ReportExport({ report }: { readonly report: Report | undefined }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (format: Format) => {
      if (report) await WAYS[format](report);
    },
    onSuccess: (_, format) => setOpen(format === 'clipboard'),
  });
  const open = (next: boolean) => {
    save.reset();
    setOpen(next && report !== undefined);
  };
  useActions('View', [
    { id: 'export', title: 'Export the report', keys: '.', run: () => open(true) },
    { id: 'copy-report', title: 'Copy the report as Markdown', run: () => save.mutate('clipboard') },
  ]);
  return (
    <ExportPopover
      label="Export the report"
      isOpen={isOpen}
      onOpenChange={open}
      isDisabled={report === undefined}
    >
      <ExportFormats
        formats={formatsOf(save.isSuccess && save.variables === 'clipboard')}
        isDisabled={save.isPending}
        onPick={save.mutate}
      />
      {save.isError && <ErrorPanel error={save.error} />}
    </ExportPopover>
  );
}
