import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { measureText } from '../../analysis/figures/measure-text.ts';
import { shortenEnd } from '../../analysis/figures/shorten-end.ts';
import { shortenLabels } from '../../analysis/figures/shorten-labels.ts';
import { shortenMiddle } from '../../analysis/figures/shorten-middle.ts';
import { fontWidthsModule } from '../../build/fonts/make-widths.ts';
import { appRoot } from '../../main/app-root.ts';

const root = appRoot(import.meta.url);
const sans = (size: number) => ({ typeface: 'sans', size }) as const;
const LONG = '20241221_codestory_midwit_claude-3-5-sonnet_swe-search';

test('the width table is what the committed fonts give', () => {
  expect(readFileSync(join(root, 'analysis/figures/font-widths.ts'), 'utf8')).toBe(fontWidthsModule());
});

describe.each([
  ['sans', 'Inter'],
  ['serif', 'STIXTwoText'],
] as const)('measuring %s', (typeface, file) => {
  test.each([
    [400, 'Regular'],
    [500, 'Medium'],
    [600, 'SemiBold'],
  ] as const)(
    'weight %i is as wide as the font sets it, or a little more for want of kerning',
    (weight, face) => {
      const bytes = readFileSync(join(root, 'build/fonts', `${file}-${face}.ttf`));
      const font = fontkit.create(bytes) as fontkit.Font;
      for (const text of [
        LONG,
        '+12.3 [−1.7, 15.7]',
        'Difference [95% CI]',
        '← baseline better',
        'AVATAR',
        'Wα≤β … √2 → ≥ ∞',
      ]) {
        const laid_out = (font.layout(text).advanceWidth / font.unitsPerEm) * 10;
        const ratio = measureText(text, { typeface, size: 10, weight }) / laid_out;
        expect(ratio).toBeGreaterThan(0.99);
        expect(ratio).toBeLessThan(text === 'AVATAR' ? 1.3 : 1.04);
      }
    },
  );

  test('digits are all as wide as one another, in every weight', () => {
    for (const weight of [400, 500, 600] as const) {
      const widths = [...'0123456789'].map((digit) => measureText(digit, { typeface, size: 10, weight }));
      expect(new Set(widths).size).toBe(1);
    }
  });

  test('characters outside the table count one em each, also beyond the basic plane', () => {
    for (const text of ['测', '🙂']) expect(measureText(text, { typeface, size: 10 })).toBe(10);
    expect(measureText('', { typeface, size: 10 })).toBe(0);
  });
});

describe('shortening a name', () => {
  test('leaves what fits', () => {
    expect(shortenMiddle(LONG, 1000, sans(8))).toBe(LONG);
  });

  test.each([20, 40, 60, 80, 100, 150, 200])('to %i points never exceeds it and keeps both ends', (width) => {
    const short = shortenMiddle(LONG, width, sans(8));
    expect(measureText(short, sans(8))).toBeLessThanOrEqual(width);
    const [head, tail] = short.split('…');
    expect(head && LONG.startsWith(head) && LONG.endsWith(tail ?? '')).toBe(true);
  });

  test('prefers to go on with a whole word', () => {
    expect(shortenMiddle(LONG, 100, sans(8))).toBe('20241221…swe-search');
  });

  test('comes down to an ellipsis and to nothing', () => {
    expect(shortenMiddle(LONG, 8, sans(8))).toBe('…');
    expect(shortenMiddle(LONG, 2, sans(8))).toBe('');
  });

  test('names that would look alike take other forms', () => {
    const names = ['20240402_rag_claude3opus', '20240402_sweagent_claude3opus'];
    // Below 72 points no form of these holds more than what they share.
    for (let width = 72; width < 100; width += 1) {
      const labels = names.map((text) => ({ text, width, ...sans(7.5) }));
      expect(new Set(shortenLabels(labels)).size).toBe(2);
    }
    const widths = Array.from({ length: 28 }, (_, i) => 72 + i);
    const alike = widths.filter(
      (width) => new Set(names.map((name) => shortenMiddle(name, width, sans(7.5)))).size === 1,
    );
    expect(alike.length).toBeGreaterThan(0);
  });

  test('equal names stay equal', () => {
    const label = { text: LONG, width: 60, ...sans(8) };
    const [first, second] = shortenLabels([label, label]);
    expect(first).toBe(second);
  });
});

test('a sentence is shortened at its end', () => {
  expect(shortenEnd('no task is scored on both sides', 60, sans(7))).toMatch(/^no task is .*…$/);
  expect(shortenEnd('no task', 60, sans(7))).toBe('no task');
  expect(shortenEnd('no task', 1, sans(7))).toBe('');
});
