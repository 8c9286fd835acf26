import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../build/oracles/languages.mjs';
import { makeOracles } from '../../build/oracles/make-oracles.mjs';

/** Node in place of Python and R: `.one` and `.two` scripts, run as the file of that name. */
const one = {
  ...{ ending: '.one.mjs', mark: 'writeFileSync', program: process.execPath, packages: {} },
  probe: (name: string) => ['-e', `require(${JSON.stringify(name)})`],
  install: 'Install One.',
  installPackages: (names: readonly string[]) => `Fetch ${names.join(' ')}.`,
};
const two = { ...one, ending: '.two.mjs', install: 'Install Two.' };

let folder: string;
let said: string[];
const output = {
  log: (line: string) => said.push(line),
  error: (line: string) => said.push(line),
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-oracles-'));
  said = [];
  mkdirSync(join(folder, 'fixtures'));
  script('a.one.mjs', 'a', '{}');
  script('b.two.mjs', 'b', '{"n":1}');
  writeFileSync(join(folder, 'helper.one.mjs'), 'makes none');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function script(file: string, name: string, text: string) {
  const write = `import { writeFileSync } from 'node:fs';\nwriteFileSync('fixtures/${name}.json', '${text}');`;
  writeFileSync(join(folder, file), write);
}

const make = (wanted: string[], ...languages: (typeof one)[]) =>
  makeOracles(wanted, folder, languages, output);

test('both languages make theirs, and say what changed', () => {
  expect(make([], one, two)).toBe(0);
  script('b.two.mjs', 'b', '{"n":2}');
  expect(make([], one, two)).toBe(0);
  expect(said).toEqual(['a: new', 'b: new', 'a: unchanged', 'b: changed']);
});

test('where one cannot run, it says what to install and the other makes its own', () => {
  expect(make([], { ...one, program: join(folder, 'nowhere') }, two)).toBe(1);
  expect(said).toEqual([
    `oracles: cannot run ${join(folder, 'nowhere')}, so not made: a\nInstall One.`,
    'b: new',
  ]);
});

test('missing packages are named', () => {
  expect(make([], one, { ...two, packages: { 'no-such-package': 'its-name' } })).toBe(1);
  expect(said).toEqual([
    'a: new',
    `oracles: ${process.execPath} lacks its-name, so not made: b\nFetch its-name.`,
  ]);
});

test('a language of which none is wanted need not be there', () => {
  expect(make(['b'], { ...one, program: join(folder, 'nowhere') }, two)).toBe(0);
  expect(said).toEqual(['b: new']);
});

test('a script that fails is told with its message, and the next one runs', () => {
  writeFileSync(join(folder, 'a.one.mjs'), 'throw new Error("no writeFileSync today");');
  expect(make([], one, two)).toBe(1);
  expect(said[0]).toContain('no writeFileSync today');
  expect(said.slice(1)).toEqual(['oracles: failed: a\nSee the message above.', 'b: new']);
});

test('an unknown name makes nothing', () => {
  expect(make(['a', 'c'], one, two)).toBe(2);
  expect(said).toEqual(['oracles: no such oracle: c\nThere are: a, b.']);
});

test('missing R packages are told as R and Debian call them', () => {
  const r = LANGUAGES.find(({ ending }) => ending === '.R');
  expect(r?.installPackages(['boot', 'exactRankTests'])).toBe(
    'In R: install.packages(c("boot", "exactRankTests")); or on Debian: apt-get install r-cran-boot r-cran-exactranktests',
  );
});
