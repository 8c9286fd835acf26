import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { importReport } from '../../analysis/import-report/import-report.ts';
import { download } from '../export/download.ts';
import type { ImportSummary } from '../jobs/import-result.ts';
import { Icon } from '../parts/icon.tsx';

/** Saves what an import read and left out as a page to hand on. */
export function SaveReport({ summary }: { readonly summary: ImportSummary }): ReactNode {
  const save = () =>
    download(importReport(summary), 'text/markdown', `import-${summary.import_id}-report.md`);
  return (
    <Button className="button" onPress={save}>
      <Icon name="export" /> Save the report
    </Button>
  );
}
