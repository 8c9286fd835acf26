import { useMemo, useState } from 'react';

export interface Folding {
  readonly unfolded: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly unfoldOnly: (keys: readonly string[]) => void;
}

/** Which entries show their repeats. */
export function useFolding(): Folding {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      unfolded,
      toggle: (key) =>
        setUnfolded(
          (keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
        ),
      unfoldOnly: (keys) => setUnfolded(new Set(keys)),
    }),
    [unfolded],
  );
}
