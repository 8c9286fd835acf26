import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/parts.mjs';

const HOME = 'analysis/format/number.ts';

/** Ways to write a number that are not the one module's. */
const OWN_WAYS = /\.(toFixed|toPrecision|toExponential|toLocaleString)\(|\bIntl\.NumberFormat\b/;

/** A number with a percent sign after it; of texts in quotes, none begins with the sign. */
const OWN_PERCENT = /\}\s?%/;

/** File → why its percent signs are no rates that the module should write. */
const PERCENT_ELSEWHERE: Readonly<Record<string, string>> = {
  'main/import/formats/harbor-parity/read-parity.ts':
    'repeats the percent of the file that is read, as it is there',
};

const sources = ['analysis', 'main', 'preload', 'renderer'].flatMap((layer) =>
  readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${layer}/${path.replaceAll('\\', '/')}`),
);

const holding = (way: RegExp) =>
  sources.filter((path) => path !== HOME && way.test(readFileSync(join(ROOT, path), 'utf8')));

test('numbers are written by one module', () => {
  expect(sources).toContain(HOME);
  expect(holding(OWN_WAYS)).toEqual([]);
});

test('percent signs are put by it too, but for those that are no rates', () => {
  expect(holding(OWN_PERCENT)).toEqual(Object.keys(PERCENT_ELSEWHERE));
});

test('the dash for what is unknown stands there alone', () => {
  expect(holding(/(['"])–\1|>–</)).toEqual(['analysis/figures/to-latex.ts']);
});
