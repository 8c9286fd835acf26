import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import { GapList } from '../../parts/gap-list.tsx';
import { gapsOf } from './gaps.ts';

interface LeftOutProps {
  readonly result: ComparisonResult;
  readonly selected: Comparison | null;
  readonly onOpen: (comparison: Comparison) => void;
}

/** What is not in the numbers above, and why: dropped tasks, ties, values without a definition. */
export function LeftOut({ result, selected, onOpen }: LeftOutProps): ReactNode {
  return (
    <GapList gaps={gapsOf(result)} nothing="Nothing: every task with a run is scored on both sides.">
      {selected !== null && selected.n_dropped > 0 && (
        <Button className="button" onPress={() => onOpen(selected)}>
          List the {count(selected.n_dropped)} dropped tasks of {selected.system}
        </Button>
      )}
    </GapList>
  );
}
