import type { ReactNode } from 'react';
import type { Output } from '../../../preload/contract.ts';
import { ReportExport } from '../../export/report-export.tsx';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { CompareHead } from '../compare/compare-head.tsx';
import type { ResolvedComparison } from '../compare/resolve-comparison.ts';
import { ReportPage } from './report-page.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

interface ReportViewProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison;
}

/** The comparison as one page, from the answer down to what its runs took. */
export function ReportView({ facets, resolved }: ReportViewProps): ReactNode {
  // One report looks like another: the last one must not stand under the names of the next.
  const query = useCall('report', { ...resolved.request }, { keep: false });
  return (
    <>
      <CompareHead
        facets={facets}
        resolved={resolved}
        result={query.data?.comparison}
        answer={query.data?.answer}
        tools={<ReportExport report={query.data} />}
      />
      <Answered query={query} label="Writing the report" skeleton={<ReportSkeleton />}>
        {(report) => <ReportPage report={report} />}
      </Answered>
    </>
  );
}
