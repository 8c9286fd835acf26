import { useEffect, useRef } from 'react';
import { useAddress } from '../address/use-address.ts';
import type { TourStep } from './tour-steps.ts';

/** Goes where a step is shown, and presses there what has to be pressed as soon as it is there. */
export function useArrival({ address, press }: TourStep): void {
  const { go } = useAddress();
  const isUnderWay = useRef(false);
  useEffect(() => {
    // The tour is one step of the history, and what it presses another: Back leads to where it was begun.
    go(address, isUnderWay.current ? 'replace' : 'push');
    isUnderWay.current = true;
    if (press === undefined) return;
    let frame = 0;
    const tryToPress = () => {
      const element = document.querySelector<HTMLElement>(press);
      if (element) element.click();
      else frame = requestAnimationFrame(tryToPress);
    };
    frame = requestAnimationFrame(tryToPress);
    return () => cancelAnimationFrame(frame);
  }, [address, press, go]);
}
