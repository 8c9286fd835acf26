import type { ReactNode } from 'react';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { matrixGaps } from './matrix-gaps.ts';

/** What is not in the numbers above, and why. */
export function MatrixLeftOut({ matrix }: { readonly matrix: OutcomeMatrix }): ReactNode {
  const gaps = matrixGaps(matrix);
  return (
    <section className="left-out">
      <h3>Left out</h3>
      {gaps.length === 0 && <p className="quiet-text">Nothing: every cell has a scored run.</p>}
      <ul>
        {gaps.map(({ scope, text }) => (
          <li key={scope}>
            <span className="left-out-name clip" title={scope}>
              {scope}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
