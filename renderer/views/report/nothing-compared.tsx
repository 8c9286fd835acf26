import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { rowNoun } from '../../../analysis/compare/comparison-words.ts';
import type { Report } from '../../../analysis/model/report.ts';
import { useAddress } from '../../address/use-address.ts';
import { ReportScope } from './report-scope.tsx';

function whyNothing({ comparison, one_sided }: Report): string {
  const { a, b } = comparison;
  const only = (side: 'a' | 'b') => one_sided.filter((row) => row.side === side).length;
  return `No ${rowNoun(comparison, 1)} has runs on both sides: ${only('a')} of ${a} only, ${only('b')} of ${b} only.`;
}

/** A report without a row: why there is none, and what would bring one. */
export function NothingCompared({ report }: { readonly report: Report }): ReactNode {
  const { address, go } = useAddress();
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <>
      <div className="empty">
        <p className="empty-title">There is nothing to report.</p>
        <p>
          {whyNothing(report)} Choose another pair above{isFiltered && ', or clear the filter'}.
        </p>
        {isFiltered && (
          <div className="button-row">
            <Button className="button" onPress={() => go({ filter: {} })}>
              Clear the filter
            </Button>
          </div>
        )}
      </div>
      <div className="report-lone">
        <ReportScope report={report} />
      </div>
    </>
  );
}
