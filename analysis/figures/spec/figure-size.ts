import { type VenueId, venueWidth } from '../../model/venues.ts';
import type { Theme } from '../theme.ts';

/** How wide a figure is: in the theme's unit, or over the columns of a venue. */
export type FigureSize = { readonly width: number } | { readonly venue: VenueId; readonly columns: 1 | 2 };

/**
 * Width in the theme's unit. A venue's columns are points; on screen an inch has 96 pixels, whole ones.
 * @throws UserError where the venue is not known or has fewer columns
 */
export function figureWidth(size: FigureSize, unit: Theme['unit']): number {
  if ('width' in size) return size.width;
  const points = venueWidth(size.venue, size.columns);
  return unit === 'pt' ? points : Math.floor((96 / 72) * points);
}
