import { z } from 'zod';
import type { FigureSize } from '../../analysis/figures/spec/figure-size.ts';
import { VENUES, type Venue } from '../../analysis/model/venues.ts';
import { strictObject } from './strict-object.ts';

export const LEAST_WIDTH = 150;
export const MOST_WIDTH = 2000;

const ids = VENUES.map(({ id }) => id);

const fields = strictObject({
  width: z.number().min(LEAST_WIDTH).max(MOST_WIDTH).optional(),
  venue: z.enum(ids).optional(),
  columns: z.union([z.literal(1), z.literal(2)], 'it can be 1 or 2').optional(),
});

/** Either a width or a venue, over columns that its page has; one where it does not say. */
export const figureSizeSchema = fields.transform(({ width, venue, columns }, context): FigureSize => {
  const refuse = (path: readonly string[], message: string): never => {
    context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  };
  if (venue === undefined) {
    if (width === undefined) return refuse([], 'it needs a `width`, or a `venue` and its `columns`');
    return columns === undefined ? { width } : refuse(['columns'], 'only a `venue` has columns');
  }
  if (width !== undefined) return refuse([], 'it has both a `width` and a `venue`; leave one out');
  const { name, columns: widths } = VENUES.find(({ id }) => id === venue) as Venue;
  if (columns === 2 && widths.length === 1) return refuse(['columns'], `a page of ${name} has one column`);
  return { venue, columns: columns ?? 1 };
});
