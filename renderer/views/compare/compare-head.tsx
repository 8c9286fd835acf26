import type { ReactNode } from 'react';
import { INTERVAL_SHAPE, type Mark } from '../../../analysis/words/index.ts';
import type { Output } from '../../../preload/contract.ts';
import { ViewHead } from '../../parts/view-head.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { QUESTION } from './question.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { useCompareActions } from './use-compare-actions.ts';

const ANSWER_MARKS: readonly Mark[] = [
  [/resolve rate/, 'task_rate'],
  [/points/, 'points'],
  [INTERVAL_SHAPE, 'percentile'],
  [/after Holm/, 'holm'],
  [/cohort/, 'cohort'],
];

interface CompareHeadProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison;
  readonly answer: string | undefined;
  /** At the right, beside the switch between the faces. */
  readonly tools: ReactNode;
}

/** Question, pickers and answer, the same over both faces of a comparison. */
export function CompareHead({ facets, resolved, answer, tools }: CompareHeadProps): ReactNode {
  useCompareActions(facets, resolved);
  return (
    <ViewHead
      question={QUESTION}
      answer={answer}
      marks={ANSWER_MARKS}
      tools={
        <>
          <FaceSwitch />
          {tools}
        </>
      }
    >
      <ComparePickers facets={facets} resolved={resolved} />
    </ViewHead>
  );
}
