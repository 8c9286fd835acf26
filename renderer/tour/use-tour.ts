import { type ContextType, useState } from 'react';
import { useActions } from '../actions/use-actions.ts';
import type { TourContext } from './tour-context.ts';

const KEY = 'parallax.tour';
const OVER = 'over';

interface TourState {
  /** The step that is shown; null while no tour is taken. */
  readonly at: number | null;
  readonly step: (at: number) => void;
  readonly end: () => void;
  readonly offer: ContextType<typeof TourContext>;
}

/** The tour of the demo: offered until it was finished, skipped or declined once, and in the palette ever after. */
export function useTour(isDemo: boolean): TourState {
  const [at, setAt] = useState<number | null>(null);
  const [isOver, setOver] = useState(() => window.localStorage.getItem(KEY) === OVER);
  const start = () => setAt(0);
  const end = () => {
    window.localStorage.setItem(KEY, OVER);
    setOver(true);
    setAt(null);
  };
  useActions('Window', isDemo ? [{ id: 'tour', title: 'Take the tour', run: start }] : []);
  return {
    at: isDemo ? at : null,
    step: setAt,
    end,
    offer: isDemo ? { isNew: !isOver && at === null, start, decline: end } : null,
  };
}
