import type { ReactNode } from 'react';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { useAddress } from '../../address/use-address.ts';
import { type ExportedFigure, ExportMenu } from '../../export/export-menu.tsx';
import { VIEW_HELP } from '../../help/view-help.ts';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { GapList } from '../../parts/gap-list.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { matrixAnswer } from './matrix-answer.ts';
import { MatrixBoard } from './matrix-board.tsx';
import { matrixGaps } from './matrix-gaps.ts';
import { MatrixPickers } from './matrix-pickers.tsx';
import { MatrixSkeleton } from './matrix-skeleton.tsx';
import type { ResolvedMatrix } from './resolve-matrix.ts';

export const QUESTION = VIEW_HELP.matrix.question;

function matrixSpec({ request: { filter, order } }: ResolvedMatrix): ExportedFigure {
  return {
    name: 'Matrix',
    title: 'Matrix of outcomes',
    spec: { version: 1, figure: 'outcome-matrix', selection: { filter }, options: { ...order } },
  };
}

/** The answer, the matrix, and what is not in its counts. */
export function MatrixView({ resolved }: { readonly resolved: ResolvedMatrix }): ReactNode {
  const { address } = useAddress();
  const query = useCall('matrix', resolved.request);
  const { data } = query;
  return (
    <div className="matrix-view">
      <ViewHead
        question={QUESTION}
        answer={data && matrixAnswer(data)}
        tools={
          <>
            <FindField label="Find a task or system" />
            <ExportMenu specs={[matrixSpec(resolved)]} isDisabled={!data || data.rows.length === 0} />
          </>
        }
      >
        <MatrixPickers resolved={resolved} />
      </ViewHead>
      <Answered query={query} label="Arranging outcomes" skeleton={<MatrixSkeleton />}>
        {(matrix) => <Shown key={matrix.benchmark} matrix={matrix} find={address.find} />}
      </Answered>
    </div>
  );
}

function Shown({ matrix, find }: { readonly matrix: OutcomeMatrix; readonly find: string }): ReactNode {
  return (
    <>
      <MatrixBoard matrix={matrix} find={find} />
      <GapList gaps={matrixGaps(matrix)} nothing="Nothing: every cell has a scored run." />
    </>
  );
}
