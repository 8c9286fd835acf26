import type { ReactNode } from 'react';
import type { ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import { ViewHead } from '../../parts/view-head.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { comparisonMarks } from './comparison-marks.ts';
import { FaceSwitch } from './face-switch.tsx';
import { QUESTION } from './question.ts';
import { RepositoriesBox } from './repositories-box.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { useCompareActions } from './use-compare-actions.ts';
import { useFace } from './use-face.ts';

interface CompareHeadProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison;
  readonly result: ComparisonResult | undefined;
  readonly answer: string | undefined;
  /** At the right, beside the switch between the faces. */
  readonly tools: ReactNode;
}

/** Question, pickers and answer, the same over both faces of a comparison. */
export function CompareHead({ facets, resolved, result, answer, tools }: CompareHeadProps): ReactNode {
  const { face } = useFace();
  useCompareActions(facets, resolved);
  return (
    <ViewHead
      question={QUESTION}
      answer={answer}
      marks={comparisonMarks('answer', result)}
      tools={
        <>
          <FaceSwitch />
          {tools}
        </>
      }
    >
      <ComparePickers facets={facets} resolved={resolved}>
        {face === 'figure' && <RepositoriesBox />}
      </ComparePickers>
    </ViewHead>
  );
}
