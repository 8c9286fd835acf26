import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Output } from '../../../preload/contract.ts';
import { Answered } from '../../parts/answered.tsx';
import { Segments } from '../../parts/segments.tsx';
import { DRAGGED_AS, type DraggedAs, DraggedFigure } from './dragged-figure.tsx';
import { FigureData } from './figure-data.tsx';

interface FigurePreviewProps {
  readonly spec: FigureSpec;
  readonly query: UseQueryResult<Output<'figure'>>;
}

/** The file as it will be written, its caption, and the numbers in it. */
export function FigurePreview({ spec, query }: FigurePreviewProps): ReactNode {
  const [format, setFormat] = useState<DraggedAs>('svg');
  return (
    <div className="figure-preview">
      <Answered
        query={query}
        label="Drawing the figure"
        skeleton={<div className="figure-sheet figure-waiting" />}
      >
        {(figure) => (
          <>
            {figure.warnings.map((warning) => (
              <p key={warning} className="note figure-warning" role="status">
                {warning}
              </p>
            ))}
            {figure.empty !== null && (
              <p className="note figure-warning">There is nothing to draw. {figure.empty}</p>
            )}
            <figure>
              <DraggedFigure spec={spec} figure={figure} format={format} />
              <figcaption className="caption figure-caption">{figure.caption}</figcaption>
            </figure>
            <div className="figure-under">
              <span className="quiet-text">Drag the figure out as</span>
              <Segments
                label="Drag the figure out as"
                choices={DRAGGED_AS}
                value={format}
                onChange={setFormat}
              />
            </div>
          </>
        )}
      </Answered>
      <FigureData spec={spec} />
    </div>
  );
}
