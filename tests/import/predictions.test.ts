import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { predictions } from '../../main/import/formats/predictions.ts';
import { collect, NEVER } from './support/collect.ts';
import { jsonLines, writeFiles } from './support/write-files.ts';

const VERIFIED_ONLY = 'astropy__astropy-13977';
const ON_BOTH = 'astropy__astropy-14995';

const prediction = (instance_id: string, model_patch: string | null = 'diff', more: object = {}) => ({
  ...{ instance_id, model_patch, model_name_or_path: 'm', ...more },
});

async function read(name: string, content: unknown) {
  const root = writeFiles({ [name]: content });
  const [source] = await detectSources([join(root, name)], NEVER);
  expect(source).toMatchObject({ format: { name: 'predictions' } });
  const all = await collect(predictions, join(root, name));
  return { ...all, told: all.runs.map(({ task, repeat, attempt }) => [task, repeat, attempt?.patch]) };
}

describe('predictions', () => {
  test.each([
    ['p.jsonl', jsonLines(prediction(ON_BOTH), prediction(VERIFIED_ONLY, null))],
    ['p.json', [prediction(ON_BOTH), prediction(VERIFIED_ONLY, null)]],
    [
      'p.json',
      { [ON_BOTH]: prediction(ON_BOTH), [VERIFIED_ONLY]: { model_patch: '', model_name_or_path: 'm' } },
    ],
  ])(
    'in %s %#: a run for each, with its patch and nothing else; all tasks together tell the benchmark',
    async (name, content) => {
      const { runs, told, problems } = await read(name, content);
      expect(problems).toEqual([]);
      expect(told).toEqual([
        [ON_BOTH, 1, 'diff'],
        [VERIFIED_ONLY, 1, ''],
      ]);
      expect(runs[0]).toMatchObject({
        ...{ benchmark: 'SWE-bench Verified', repository: 'astropy/astropy', grade: null },
        system: { label: 'm', agent: null, model: 'm' },
        attempt: { exit: null, patch_empty: false, events: [] },
      });
      expect(runs[1]!.attempt?.patch_empty).toBe(true);
    },
  );

  test('of one alone are one', async () => {
    expect((await read('a.pred', prediction('a'))).told).toEqual([['a', 1, 'diff']]);
  });

  test('for one task twice are one where they are the same, repeats where not, by model', async () => {
    const rows = [
      prediction('a'),
      prediction('a'),
      prediction('a', 'x'),
      prediction('a', 'x', { model_name_or_path: 'n' }),
    ];
    const { runs, problems } = await read('p.jsonl', jsonLines(...rows));
    expect(runs.map(({ system, repeat, line }) => [system.label, repeat, line])).toEqual([
      ['m', 1, 1],
      ['m', 2, 3],
      ['n', 1, 4],
    ]);
    expect(problems).toMatchObject([{ line: 2, code: 'duplicate' }]);
  });

  test('under one key twice, lines that are none and keys that are not kept are told', async () => {
    const twice = '{"a": {"model_patch": "x"}, "a": {"model_patch": "y"}}';
    expect((await read('p.json', twice)).problems).toMatchObject([{ code: 'repeated-key' }]);
    const odd = await read(
      'p.jsonl',
      `${jsonLines(prediction('a', 'x', { cost: 1 }))}{"instance_id":"b"}\n{`,
    );
    expect(odd.problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 bad-predictions',
      '3 not-json',
    ]);
    expect(odd.notes).toContain('Not kept of predictions: cost.');
  });

  test.each([
    ['a table of runs', { ...prediction('a'), resolved: true }],
    ['rows of runs', { ...prediction('a'), history: [] }],
    ['a task', { instance_id: 'a', patch: 'x' }],
  ])('are not taken from %s', async (_, row) => {
    const root = writeFiles({ 'x.jsonl': jsonLines(row) });
    expect((await predictions.sniff(join(root, 'x.jsonl'))).confidence).toBe(0);
  });
});
