/** Names of which a run may hold several, by way of a unit that it shares with others: its task, or itself. */
export interface Several {
  readonly names: readonly string[];
  /** A second name of each, by which a filter may ask for it too. */
  readonly other_names?: readonly string[];
  /** For each run the place of its unit; −1 where it has none. */
  readonly units: Int32Array;
  /** Unit u holds the names `codes[starts[u]]` up to before `codes[starts[u + 1]]`. */
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

/** One name that a unit holds. */
export interface Holding {
  readonly unit: number;
  readonly code: number;
}

/** What units hold, side by side. A holding given twice counts once. */
export function holdingsByUnit(
  n_units: number,
  holdings: readonly Holding[],
): Pick<Several, 'starts' | 'codes'> {
  const held = Array.from({ length: n_units }, () => new Set<number>());
  for (const { unit, code } of holdings) held[unit]!.add(code);
  const starts = new Int32Array(n_units + 1);
  for (const [unit, codes] of held.entries()) starts[unit + 1] = starts[unit]! + codes.size;
  return { starts, codes: Int32Array.from(held.flatMap((codes) => [...codes].sort((x, y) => x - y))) };
}

/** Of each unit whether it holds a name that passes. */
export function unitsHolding({ starts, codes }: Several, passes: Uint8Array): Uint8Array {
  const found = new Uint8Array(starts.length - 1);
  for (let unit = 0; unit < found.length; unit += 1)
    for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1) found[unit]! |= passes[codes[at]!]!;
  return found;
}
