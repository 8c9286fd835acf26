import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from one drawing to the next and does what the newest `action` does. */
export function useStable<Arguments extends readonly unknown[]>(
  action: ((...values: Arguments) => void) | undefined,
): (...values: Arguments) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...values: Arguments) => latest.current?.(...values), []);
}
