import { UserError } from './user-error.ts';

export interface Venue {
  readonly id: string;
  readonly name: string;
  /** Widths in points (1/72 inch) of one column and, where the page has two, of both with what is between them. */
  readonly columns: readonly [number] | readonly [number, number];
}

/**
 * How wide a figure is printed, from the venue's own style file or instructions; never wider than the column.
 *
 * - IEEE: Author Center, "Size requirements for graphics": 21 and 43 picas (3.5 and 7.16 in). `IEEEtran.cls` takes
 *   TeX's slightly smaller picas, so its page is 514 points wide.
 * - ACM: `acmart` `sigconf`: letter paper, 54 pt (TeX) left and right, 2 pc between the columns.
 * - ACL, EMNLP and their kin: `acl.sty`: A4 with margins of 2.5 cm, 0.6 cm between the columns.
 * - NeurIPS: `neurips_2025.sty`, text 5.5 in wide.
 * - ICML: `icml2025.sty`, text 6.75 in wide, 0.25 in between the columns.
 * - ICLR: `iclr2027_conference.sty`, text 5.5 in wide.
 * - Springer LNCS: `llncs.cls` 2.23, text 12.2 cm wide.
 * - Nature: research figure guide, "Figure sizing": 89 and 183 mm.
 * - Elsevier: "Artwork sizing": 90 and 190 mm.
 * - Slide: 13.33 × 7.5 in, less 30 points on either side.
 */
export const VENUES = [
  { id: 'ieee', name: 'IEEE', columns: [252, 516] },
  {
    id: 'acm',
    name: 'ACM sigconf',
    columns: [texPoints((614.295 - 108 - 24) / 2), texPoints(614.295 - 108)],
  },
  { id: 'acl', name: 'ACL, EMNLP', columns: [millimetres(77), millimetres(160)] },
  { id: 'neurips', name: 'NeurIPS', columns: [inches(5.5)] },
  { id: 'icml', name: 'ICML', columns: [inches(3.25), inches(6.75)] },
  { id: 'iclr', name: 'ICLR', columns: [inches(5.5)] },
  { id: 'lncs', name: 'Springer LNCS', columns: [millimetres(122)] },
  { id: 'nature', name: 'Nature', columns: [millimetres(89), millimetres(183)] },
  { id: 'elsevier', name: 'Elsevier', columns: [millimetres(90), millimetres(190)] },
  { id: 'slide', name: 'Slide', columns: [900] },
] as const satisfies readonly Venue[];

export type VenueId = (typeof VENUES)[number]['id'];

/**
 * Points that a figure over one or two columns is wide.
 * @throws UserError `usage` where the venue is not known, or where its page has one column and two are asked for
 */
export function venueWidth(id: string, columns: 1 | 2): number {
  const venue: Venue | undefined = VENUES.find((known) => known.id === id);
  if (!venue) {
    const ids = VENUES.map((known) => known.id).join(', ');
    throw new UserError(
      'usage',
      `There is no venue “${id}”.`,
      `Name one of ${ids}, or give a width in points.`,
    );
  }
  const width = venue.columns[columns - 1];
  if (width !== undefined) return width;
  throw new UserError('usage', `A page of ${venue.name} has one column.`, 'Ask for one column.');
}

function inches(length: number): number {
  return tenthsBelow(72 * length);
}

function millimetres(length: number): number {
  return tenthsBelow((72 / 25.4) * length);
}

/** TeX counts 72.27 points an inch. */
function texPoints(length: number): number {
  return tenthsBelow((72 / 72.27) * length);
}

/** A figure a hair too wide draws a warning from LaTeX, one a hair too narrow nothing. */
function tenthsBelow(points: number): number {
  return Math.floor(10 * points + 1e-9) / 10;
}
