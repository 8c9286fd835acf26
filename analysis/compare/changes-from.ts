import { SIGNIFICANCE } from './significance.ts';

interface Found {
  readonly difference: number | null;
  readonly p: number | null;
}

interface Changes {
  readonly sign_changes: boolean | null;
  readonly significance_changes: boolean | null;
}

/** Whether `other` has another sign than `base`, or its p lies on the other side of 0.05. Null where either is unknown. */
export function changesFrom(base: Found, other: Found): Changes {
  return {
    sign_changes: differ(base.difference, other.difference, signOf),
    significance_changes: differ(base.p, other.p, (p) => Number(p < SIGNIFICANCE)),
  };
}

function differ(x: number | null, y: number | null, side: (value: number) => number): boolean | null {
  return x === null || y === null ? null : side(x) !== side(y);
}

/** A difference of shares that rounding left is none. */
function signOf(difference: number): number {
  return Math.abs(difference) < 1e-12 ? 0 : Math.sign(difference);
}
