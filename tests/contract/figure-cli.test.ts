import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withWorkspace } from '../../build/synthetic/with-workspace.ts';
import { documentOf, run, runEach } from '../support/command.ts';
import { demoSource } from '../support/demo-source.ts';

const SIDES = ['--a', 'baseline', '--b', 'assisted'] as const;
const FORMATS = ['svg', 'pdf', 'png', 'csv', 'tex', 'yaml'] as const;

let folder = '';
const at = (name: string) => join(folder, name);
const workspace = () => ['-w', at('w.duckdb')] as const;
const figure = (...more: readonly string[]) => ['figure', 'forest', ...SIDES, ...more, ...workspace()];

function spec(name: string, more: object): string {
  const selection = { filter: {}, by: 'condition', a: 'baseline', b: 'assisted' };
  writeFileSync(at(name), JSON.stringify({ version: 1, figure: 'forest', selection, ...more }));
  return at(name);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  documentOf(await run('import', ...demoSource('arms', folder), ...workspace(), '--json'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the size', () => {
  it('is a venue’s columns, in points on paper and pixels on screen', async () => {
    const cases = [
      [['--venue', 'ieee'], 'width="252pt"'],
      [['--venue', 'ieee', '--columns', '2'], 'width="516pt"'],
      [['--venue', 'acl', '--theme', 'light'], 'width="290px"'],
      [['--width', '300.5'], 'width="300.5pt"'],
      [[], 'width="252pt"'],
    ] as const;
    const ended = await runEach(cases.map(([options], i) => figure(...options, '-o', at(`${i}.svg`))));
    for (const [i, [, width]] of cases.entries()) {
      expect(ended[i]).toMatchObject({ code: 0, err: '' });
      expect(readFileSync(at(`${i}.svg`), 'utf8')).toContain(width);
    }
    const file = spec('venue.json', { size: { venue: 'neurips' } });
    const [kept, changed] = await runEach([
      ['figure', file, '-o', at('kept.yaml'), ...workspace()],
      ['figure', file, '--width', '300', '-o', at('changed.yaml'), ...workspace()],
    ]);
    expect([kept?.code, changed?.code]).toEqual([0, 0]);
    expect(readFileSync(at('kept.yaml'), 'utf8')).toContain('size:\n  venue: neurips\n  columns: 1\n');
    expect(readFileSync(at('changed.yaml'), 'utf8')).toContain('size:\n  width: 300\n');
  });

  it('is refused where it cannot be', async () => {
    const cases = [
      [['--venue', 'icse'], /'icse' is invalid.*ieee/],
      [['--venue', 'iclr', '--columns', '2'], /one column/],
      [['--venue', 'ieee', '--width', '300'], /say the same/],
      [['--columns', '2'], /Add --venue/],
      [['--width', '100'], /“100” is not a width/],
    ] as const;
    const ended = await runEach(cases.map(([options]) => figure(...options, '-o', at('no.svg'))));
    for (const [i, [, message]] of cases.entries())
      expect(ended[i]).toMatchObject({ code: 2, err: expect.stringMatching(message) });
  });
});

describe('names that the workspace does not have', () => {
  it('are an error in the selection', async () => {
    const cases = [
      [['--system', 'nobody'], /no system named “nobody”.*\n.*It has: Claude/],
      [['--condition', 'moon'], /no condition named “moon”.*\n.*baseline/],
      [['--repository', 'a/b'], /no repository named “a\/b”.*\n.*django/],
      [['--benchmark', 'None'], /no benchmark named “None”/],
      [['--b', 'moon'], /no condition named “moon”/],
    ] as const;
    const ended = await runEach(cases.map(([options]) => figure(...options, '-o', at('no.svg'))));
    for (const [i, [, message]] of cases.entries())
      expect(ended[i]).toMatchObject({ code: 1, out: '', err: expect.stringMatching(message) });
  });

  it('are told of in order and colours, and the figure is drawn', async () => {
    const file = spec('stray.json', {
      order: ['gone', 'Claude Haiku 4.5'],
      colours: { assisted: '#000000', 'gone too': '#112233' },
    });
    const { code, out, err } = await run('figure', file, '-o', at('stray.csv'), ...workspace(), '--json');
    expect([code, err.split('\n')]).toEqual([
      0,
      [
        'The order names “gone”, which is not in this workspace.',
        'A colour is for “gone too”, which is not in this workspace.',
        '',
      ],
    ]);
    expect(JSON.parse(out).warnings).toHaveLength(2);
    expect(readFileSync(at('stray.csv'), 'utf8')).toContain('Claude Haiku 4.5');
  });
});

it('gives the same bytes in two processes, in every format', { timeout: 240_000 }, async () => {
  const files = [
    spec('one.json', { size: { venue: 'nature' }, caption: 'é', seed: 's' }),
    spec('two.json', { figure: 'dots', selection: {}, theme: 'slides', size: { width: 900 } }),
  ];
  const names = files.flatMap((file, i) => FORMATS.map((format) => ({ file, name: `${i}.${format}` })));
  for (const process of ['a', 'b']) {
    const ended = await runEach(
      names.map(({ file, name }) => ['figure', file, '-o', at(`${process}-${name}`), ...workspace()]),
    );
    expect(ended.map(({ code, err }) => [code, err])).toEqual(names.map(() => [0, '']));
  }
  for (const { name } of names)
    expect(readFileSync(at(`a-${name}`)).equals(readFileSync(at(`b-${name}`))), name).toBe(true);
});

describe('a filter by what is known once runs have ended', () => {
  it('is refused, since every figure measures how runs went', async () => {
    const cases = [
      [{ filter: { outcome: ['resolved'] } }, /by their outcome.*\n.*outcome-shares/],
      [
        { by: 'filter', filter_a: { outcome: ['resolved'] }, filter_b: { system: ['x'] } },
        /by their outcome.*\n.*outcome-shares/,
      ],
      [{ filter: { label: ['rules: wrong file'] } }, /by their labels.*\n.*cohort/],
    ] as const;
    const ended = await runEach(
      cases.map(([selection], n) => [
        ...['figure', spec(`ended-${n}.json`, { figure: 'dots', selection })],
        ...['-o', at('none.svg'), ...workspace()],
      ]),
    );
    for (const [n, [, said]] of cases.entries()) {
      expect(ended[n]?.code).toBe(2);
      expect(ended[n]?.err).toMatch(said);
    }
  });
});

describe('a saved figure', () => {
  it('is drawn by its name, with what is said beside it in its place, and listed', async () => {
    const selection = { filter: {}, by: 'condition', a: 'baseline', b: 'assisted' } as const;
    await withWorkspace(at('w.duckdb'), (port) =>
      port.call('figure.save', {
        name: 'Mine, wide',
        spec: { version: 1, figure: 'transitions', selection, size: { width: 516 } },
      }),
    );
    const w = workspace();
    const [drawn, narrow, unknown, both, list] = await runEach([
      ['figure', '--saved', 'Mine, wide', '-o', at('saved.svg'), ...w],
      ['figure', '--saved', 'Mine, wide', '--width', '300', '-o', at('narrow.svg'), ...w],
      ['figure', '--saved', 'Hers', '-o', at('none.svg'), ...w],
      ['figure', 'forest', '--saved', 'Mine, wide', '-o', at('none.svg'), ...w],
      ['figure', '--list', ...w],
    ]);
    expect([drawn?.code, narrow?.code, unknown?.code, both?.code]).toEqual([0, 0, 1, 2]);
    expect(readFileSync(at('saved.svg'), 'utf8')).toContain('width="516pt"');
    expect(readFileSync(at('narrow.svg'), 'utf8')).toContain('width="300pt"');
    expect(unknown?.err).toMatch(/“Hers”.*\n.*“Mine, wide”/);
    expect(both?.err).toMatch(/--saved and \[what\]/);
    expect(list?.out).toContain('--saved "Mine, wide": transitions');
  });
});
