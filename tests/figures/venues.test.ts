import { expect, test } from 'vitest';
import { UserError } from '../../analysis/model/user-error.ts';
import { VENUES, venueWidth } from '../../analysis/model/venues.ts';

test.each([
  ['ieee', 1, 252],
  ['ieee', 2, 516],
  // TeX reports 241.14749pt and 506.295pt, of 72.27 an inch.
  ['acm', 1, (241.14749 / 72.27) * 72],
  ['acm', 2, (506.295 / 72.27) * 72],
  // 219.08612pt and 455.24408pt.
  ['acl', 1, (219.08612 / 72.27) * 72],
  ['acl', 2, (455.24408 / 72.27) * 72],
  ['neurips', 1, 396],
  // 234.8775pt and 487.8225pt.
  ['icml', 1, (234.8775 / 72.27) * 72],
  ['icml', 2, (487.8225 / 72.27) * 72],
  ['iclr', 1, 396],
  // 347.12354pt.
  ['lncs', 1, (347.12354 / 72.27) * 72],
  ['nature', 1, 252.28],
  ['nature', 2, 518.74],
  ['elsevier', 1, 255.12],
  ['elsevier', 2, 538.58],
  ['slide', 1, 900],
] as const)('%s, %i columns: as wide as the column or a hair less', (id, columns, width) => {
  expect(venueWidth(id, columns)).toBeLessThanOrEqual(width + 1e-4);
  expect(venueWidth(id, columns)).toBeGreaterThan(width - 0.1);
});

test('ids are unique and two columns are wider than two times one', () => {
  expect(new Set(VENUES.map(({ id }) => id)).size).toBe(VENUES.length);
  for (const { columns } of VENUES)
    if (columns.length === 2) expect(columns[1]).toBeGreaterThan(2 * columns[0]);
});

test('what there is not is said, and what to do instead', () => {
  const error = (run: () => unknown) => {
    try {
      return run();
    } catch (thrown) {
      return thrown instanceof UserError ? [thrown.code, thrown.message, thrown.hint] : thrown;
    }
  };
  expect(error(() => venueWidth('vldb', 1))).toEqual([
    'usage',
    'There is no venue “vldb”.',
    expect.stringMatching(/^Name one of ieee, .*slide, or give a width in points\.$/),
  ]);
  expect(error(() => venueWidth('neurips', 2))).toEqual([
    'usage',
    'A page of NeurIPS has one column.',
    'Ask for one column.',
  ]);
});
