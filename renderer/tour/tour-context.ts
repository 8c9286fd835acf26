import { createContext, useContext } from 'react';

interface OfferedTour {
  /** Nobody has taken or declined it here yet. */
  readonly isNew: boolean;
  readonly start: () => void;
  readonly decline: () => void;
}

/** null where there is nothing to be shown round: anywhere but in the demo. */
export const TourContext = createContext<OfferedTour | null>(null);

/** The tour, where it can be taken. */
export function useOfferTour(): OfferedTour | null {
  return useContext(TourContext);
}
