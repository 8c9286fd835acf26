import { useEffect } from 'react';
import { useStable } from '../parts/use-stable.ts';

interface TourKeys {
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onSkip: () => void;
}

const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('.tour-card button') !== null;

/** Enter and → go on, ← goes back, Esc skips, wherever the focus is: what opens behind the card takes it. */
export function useTourKeys(keys: TourKeys): void {
  const next = useStable(keys.onNext);
  const back = useStable(keys.onBack);
  const skip = useStable(keys.onSkip);
  useEffect(() => {
    const actions = new Map([
      ['Enter', next],
      ['ArrowRight', next],
      ['ArrowLeft', back],
      ['Escape', skip],
    ]);
    const listen = (event: KeyboardEvent) => {
      const action = actions.get(event.key);
      if (!action || document.querySelector('.veil') || (event.key === 'Enter' && isOnButton(event))) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [next, back, skip]);
}
