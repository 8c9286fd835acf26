import { describe, expect, test } from 'vitest';
import { figureWidth } from '../../analysis/figures/spec/figure-size.ts';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import { themes } from '../../analysis/figures/theme.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { VENUES } from '../../analysis/model/venues.ts';
import { readSpec, writeSpec } from '../../main/figures/spec-text.ts';
import { specOf } from './spec-of.ts';

const HEAD = 'version: 1\nfigure: forest\n';

function refused(text: string): UserError {
  try {
    readSpec(text);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error(`was read: ${text.slice(0, 80)}`);
}

describe('a specification', () => {
  const whole: FigureSpec = specOf('slides', 252, {
    selection: { filter: { system: ['x: y', '#1'] }, by: 'condition', a: 'no', b: '1.0' },
    options: { repositories: true },
    order: ['é – “x”', 'true'],
    colours: { 'a\nb': '#0072B2' },
    size: { venue: 'ieee', columns: 2 },
    caption: 'A: “b”\n# c',
    seed: '007',
  });

  test('is read as it was written', () => {
    expect(readSpec(writeSpec(whole))).toEqual(whole);
    expect(readSpec(JSON.stringify(whole))).toEqual(whole);
  });

  test('has keys that stay, in an order that stays', () => {
    const keys = [...writeSpec(whole).matchAll(/^(\w+):/gm)].map(([, key]) => key);
    expect(keys).toEqual([
      ...[
        'version',
        'figure',
        'selection',
        'options',
        'order',
        'colours',
        'size',
        'theme',
        'seed',
        'caption',
      ],
    ]);
    expect(writeSpec(specOf())).toBe(
      'version: 1\nfigure: forest\nselection:\n  filter: {}\nsize:\n  width: 252\ntheme: paper\nseed: parallax\n',
    );
  });

  test('is filled in where it says little', () => {
    expect(readSpec(HEAD)).toEqual(specOf());
    expect(readSpec(`${HEAD}size: {venue: nature}`).size).toEqual({ venue: 'nature', columns: 1 });
  });
});

test('a venue’s width is in points on paper and in pixels on screen', () => {
  expect(figureWidth({ width: 300.5 }, 'px')).toBe(300.5);
  expect(figureWidth({ venue: 'ieee', columns: 1 }, themes.paper.unit)).toBe(252);
  expect(figureWidth({ venue: 'ieee', columns: 2 }, themes.dark.unit)).toBe(688);
});

test.each([
  ['cut off', `${HEAD}theme: "pap`, /no YAML.*line 3/s],
  ['cut off in JSON', '{"version": 1, "figure": "forest"', /no YAML.*must end with a }/s],
  ['a key twice', `${HEAD}figure: forest`, /keys must be unique at line 3/],
  ['a key twice in JSON', '{"version": 1, "figure": "forest", "version": 1}', /keys must be unique/],
  ['two documents', `${HEAD}---\n${HEAD}`, /multiple documents/],
  ['nothing', '', /expected object/],
  ['a list', '- version: 1', /expected object, received array/],
  ['another version', 'version: 2\nfigure: forest', /version: it can be 1/],
  ['no figure', 'version: 1', /figure: .*string/],
  ['an unknown key', `${HEAD}colour: x`, /there is no “colour”; it can be version, .*colours/],
  [
    'an unknown key within',
    `${HEAD}selection: {c: x}`,
    /selection: there is no “c”; it can be filter, by, a, b/,
  ],
  [
    'an unknown filter',
    `${HEAD}selection: {filter: {sys: [x]}}`,
    /selection\.filter: .*“sys”.* benchmark, system/,
  ],
  ['a text for a list', `${HEAD}order: x`, /order: .*expected array/],
  ['an unknown theme', `${HEAD}theme: papr`, /theme: .*"light".*"paper-serif"/],
  ['a colour by name', `${HEAD}colours: {x: red}`, /colours\.x: .*# and six/],
  ['a list for an option', `${HEAD}options: {repositories: []}`, /options\.repositories: it can be true/],
  ['a number for the seed', `${HEAD}seed: 7`, /seed: .*expected string/],
  ['an unknown venue', `${HEAD}size: {venue: icse}`, /size\.venue: .*"ieee".*"slide"/],
  ['two columns of one', `${HEAD}size: {venue: iclr, columns: 2}`, /size\.columns: a page of ICLR has one/],
  ['three columns', `${HEAD}size: {venue: acm, columns: 3}`, /size\.columns: it can be 1 or 2/],
  ['width and venue', `${HEAD}size: {venue: acm, width: 300}`, /size: it has both/],
  ['columns of a width', `${HEAD}size: {width: 300, columns: 1}`, /size\.columns: only a `venue`/],
  ['no size in the size', `${HEAD}size: {}`, /size: it needs a `width`/],
  ['a width for ants', `${HEAD}size: {width: 3}`, /size\.width: .*150/],
  ['more than five faults', `${HEAD}a: 1\ntheme: x\nseed: 1\norder: 1\nsize: 1\ncaption: 1`, /and 1 more\.$/],
])('%s is refused with its place and what it can be', (_, text, message) => {
  const error = refused(text);
  expect(error.message).toMatch(message);
  expect(error).toMatchObject({ code: 'bad-input', hint: expect.stringContaining('version: 1') });
});

test.each([
  ['an unknown figure', 'version: 1\nfigure: pie', /“pie”/, /forest/],
  ['an unknown option', `${HEAD}options: {repos: true}`, /no option “repos”/, /It has: .*repositories/],
  ['no value of an option', `${HEAD}options: {repositories: 3}`, /“3” is not a value/, /true or false/],
])('%s is refused when it is read, not when it is drawn', (_, text, message, hint) => {
  const error = refused(text);
  expect(error.message).toMatch(message);
  expect(error.hint).toMatch(hint);
});

describe('what is made to do harm', () => {
  test('aliases that would make a gigabyte are refused', () => {
    const names = Array.from({ length: 30 }, (_, i) => `n${i}`);
    const bomb = names.map((name, i) => `${name}: &${name} [${i ? `*n${i - 1}, *n${i - 1}` : 'x'}]`);
    expect(refused(`${bomb.join('\n')}\n${HEAD}`).message).toMatch(/alias.*write out/);
  });

  test('nesting without end is refused', () => {
    for (const text of ['['.repeat(20_000), '{"a":'.repeat(20_000)])
      expect(refused(text).message).toMatch(/no YAML\. It is nested too deeply/);
  });

  test('sixty thousand names are too many', () => {
    const order = Array.from({ length: 60_000 }, (_, i) => `  - n${i}`).join('\n');
    expect(refused(`${HEAD}order:\n${order}`).message).toMatch(/order: .*5000/);
  });

  test('keys of objects themselves are keys like others', () => {
    expect(refused(`${HEAD}__proto__: {theme: dark}`).message).toMatch(/no “__proto__”/);
  });
});

test('every venue can be named, over each of its columns', () => {
  for (const { id, columns } of VENUES)
    for (const [i, width] of columns.entries())
      expect(figureWidth(readSpec(`${HEAD}size: {venue: ${id}, columns: ${i + 1}}`).size, 'pt')).toBe(width);
});
