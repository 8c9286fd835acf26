interface Retention {
  /** SS/(SS + SU). */
  readonly retention: number;
  /** 1 − retention. */
  readonly overturn: number;
}

/** Of the tasks solved under A, the share still solved under B. `ss` and `su` count tasks; null where A solved none. */
export function retention(ss: number, su: number): Retention | null {
  const solved = ss + su;
  return solved === 0 ? null : { retention: ss / solved, overturn: su / solved };
}
