import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';
import { NullMark } from '../parts/null-mark.tsx';

interface PassedTestsProps {
  readonly pass: number | null;
  readonly fail: number | null;
}

/** How many tests of a list pass, of how many. */
export function PassedTests({ pass, fail }: PassedTestsProps): ReactNode {
  if (pass === null || fail === null) return <NullMark reason="No test counts are known." />;
  return `${count(pass)} / ${count(pass + fail)}`;
}
