import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byteSumsModule } from '../../build/kernels/make-byte-sums.ts';

test('the compiled sums are those of their text', async () => {
  const file = join(import.meta.dirname, '../../analysis/stats/byte-sums-code.ts');
  expect(readFileSync(file, 'utf8')).toBe(await byteSumsModule());
});
