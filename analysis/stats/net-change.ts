/**
 * (SU − US)/pairs: of all tasks with an outcome under both conditions, the share lost minus the share gained. An overturn
 * says little without it, since repeats alone overturn tasks. Counts of tasks; null where there is none.
 */
export function netChange(transitions: {
  readonly ss: number;
  readonly su: number;
  readonly us: number;
  readonly uu: number;
}): number | null {
  const { ss, su, us, uu } = transitions;
  const pairs = ss + su + us + uu;
  return pairs === 0 ? null : (su - us) / pairs;
}
