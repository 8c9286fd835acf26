import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { LeftOutKind } from '../../../analysis/model/left-out.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { leftOutRuns } from './left-out-runs.ts';

interface LeftOutListProps {
  readonly rows: readonly RateRow[];
  readonly onOpen: (kind: LeftOutKind) => void;
}

/** What is not in the rates above, or in them with a doubt, and why; each opens the list of its runs. */
export function LeftOutList({ rows, onOpen }: LeftOutListProps): ReactNode {
  const entries = leftOutRuns(rows);
  return (
    <section className="left-out">
      <h3>Left out</h3>
      {entries.length === 0 && (
        <p className="quiet-text">Nothing: every run is scored and none is suspect.</p>
      )}
      <ul>
        {entries.map(({ kind, name, text }) => (
          <li key={kind}>
            <Button
              className="link"
              aria-label={`List the ${name.toLowerCase()} runs`}
              onPress={() => onOpen(kind)}
            >
              {name}
            </Button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
