import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import { gapsOf } from './gaps.ts';

interface LeftOutProps {
  readonly result: ComparisonResult;
  readonly selected: Comparison | null;
  readonly onOpen: (comparison: Comparison) => void;
}

/** What is not in the numbers above, and why: dropped tasks, ties, values without a definition. */
export function LeftOut({ result, selected, onOpen }: LeftOutProps): ReactNode {
  const gaps = gapsOf(result);
  return (
    <section className="left-out">
      <h3>Left out</h3>
      {gaps.length === 0 && (
        <p className="quiet-text">Nothing: every task with a run is scored on both sides.</p>
      )}
      <ul>
        {gaps.map(({ text, scope, rows }) => (
          <li key={text}>
            <span className="left-out-name" title={rows.join(', ')}>
              {scope}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {selected !== null && selected.n_dropped > 0 && (
        <Button className="button" onPress={() => onOpen(selected)}>
          List the {count(selected.n_dropped)} dropped tasks of {selected.system}
        </Button>
      )}
    </section>
  );
}
