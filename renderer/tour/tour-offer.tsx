import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';
import { useOfferTour } from './tour-context.ts';

/** A quiet offer beside the demo's name, until it was taken or declined once. */
export function TourOffer(): ReactNode {
  const tour = useOfferTour();
  if (!tour?.isNew) return null;
  return (
    <span className="tour-offer">
      <Button className="chip-body" onPress={tour.start}>
        Take the tour
      </Button>
      <Button className="chip-remove" aria-label="No tour" onPress={tour.decline}>
        <Icon name="close" size={11} />
      </Button>
    </span>
  );
}
