import { afterEach, describe, expect, test } from 'vitest';
import { parseTime } from '../../main/import/parse-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a moment as sources write it', () => {
  test.each([
    ['2026-04-09T06:15:29.678209+00:00', Date.UTC(2026, 3, 9, 6, 15, 29, 678)],
    ['2026-04-09T06:15:29.678209', Date.UTC(2026, 3, 9, 6, 15, 29, 678)],
    ['2026-02-10 22:17:46Z', Date.UTC(2026, 1, 10, 22, 17, 46)],
    ['2025-12-02 12:49Z', Date.UTC(2025, 11, 2, 12, 49)],
    ['2026-01-01 00:00:00 -0530', Date.UTC(2026, 0, 1, 5, 30)],
    ['NORMALIZED_TIMESTAMP', null],
    ['2026-13-01T00:00:00Z', null],
    [1_700_000_000, null],
    [null, null],
  ])('%s', (written, expected) => {
    // Wherever the reader sits.
    process.env.TZ = 'Asia/Tokyo';
    expect(parseTime(written)).toBe(expected);
  });
});
