import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Comparison } from '../../../analysis/model/comparison.ts';
import type { Report } from '../../../analysis/model/report.ts';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { ReportSection } from '../report/report-section.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { rowSensitivity } from './row-sensitivity.ts';
import { useFace } from './use-face.ts';

interface SensitivityProps {
  readonly resolved: ResolvedComparison;
  readonly selected: Comparison;
}

/** Does the difference hold if what has no verdict is dropped, failed, or as good or bad as can be? */
export function Sensitivity({ resolved, selected }: SensitivityProps): ReactNode {
  // The very question that the report asks, which then is answered at once.
  const query = useCall('report', { ...resolved.request }, { keep: false });
  const { show } = useFace();
  return (
    <section className="sensitivity">
      <Answered query={query} label="Trying other ways of dealing with what has no verdict" lines={5}>
        {(report) => <SensitivityOf report={report} selected={selected} />}
      </Answered>
      <Button className="button" onPress={() => show('report')}>
        Open the report
      </Button>
    </section>
  );
}

function SensitivityOf({
  report,
  selected,
}: {
  readonly report: Report;
  readonly selected: Comparison;
}): ReactNode {
  const [cursor, setCursor] = useState<string | null>(null);
  const section = rowSensitivity(report, selected);
  if (section === null) return null;
  // The first line alone is what stands above.
  if (section.table.rows.length < 2)
    return (
      <>
        <h3>{section.title}</h3>
        <p className="quiet-text">None that the numbers above could change with.</p>
      </>
    );
  return (
    <ReportSection table={section} report={report} isPrimary={false} cursor={cursor} onCursor={setCursor} />
  );
}
