import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { benchmarkOfDataset } from '../../main/import/benchmark-of-dataset.ts';
import { exitOf } from '../../main/import/formats/mini-swe-agent/exit-of.ts';
import { splitSummaryName } from '../../main/import/formats/mini-swe-agent/summary.ts';
import { guessColumns } from '../../main/import/guess-columns.ts';
import { keyPaths } from '../../main/import/key-paths.ts';
import { parseCsv } from '../../main/import/parse-csv.ts';
import { readJson } from '../../main/import/read-json.ts';
import { recogniseBenchmark } from '../../main/import/recognise-benchmark.ts';
import { repeatedKeys } from '../../main/import/repeated-keys.ts';
import { repositoryOf } from '../../main/import/repository-of.ts';

describe('CSV', () => {
  const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

  test('reads back whatever was written, with the line each record starts on', () => {
    const fields = fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 6 }), (records) => {
        const text = records.map((record) => `${record.map(quote).join(',')}\n`).join('');
        const read = [...parseCsv(text)];
        expect(read.map((record) => record.fields)).toEqual(records);
        let line = 1;
        for (const [index, record] of records.entries()) {
          expect(read[index]?.line).toBe(line);
          line += record.join('').split('\n').length;
        }
      }),
    );
  });

  test('bare fields, line ends of Windows, blank lines, another delimiter, no line end at the end', () => {
    const read = [...parseCsv('a;b\r\n\r\n;"x"y\r\n1;2', ';')];
    expect(read).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['', 'xy'] },
      { line: 4, fields: ['1', '2'] },
    ]);
  });
});

describe('JSON', () => {
  const read = (text: string) => readJson(Buffer.from(text), 'f', true);

  test('keys that stand twice are found, however they are nested or written', () => {
    const text = '{"a": 1,\n"b": [{"a": 2, "x": "\\"a\\": {"}],\n "\\u0061": {"c": {}, "c": []}}';
    expect(repeatedKeys(text)).toEqual([
      { key: 'a', line: 3 },
      { key: 'c', line: 3 },
    ]);
  });

  test('no key is found twice in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(repeatedKeys(JSON.stringify(value))).toEqual([]);
      }),
    );
  });

  test('bare NaN and infinities become null with their line; inside strings they are text', () => {
    const { value, problems } = read('{"a": NaN,\n"b": -Infinity, "c": "NaN \\" Infinity"}');
    expect(value).toEqual({ a: null, b: null, c: 'NaN " Infinity' });
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'not-a-number'],
      [2, 'not-a-number'],
    ]);
  });

  test('an error names its line', () => {
    expect(read('{"a": 1,\n"b" 2}').problems).toMatchObject([{ line: 2, code: 'not-json' }]);
    expect(read('').problems).toMatchObject([{ line: 1, code: 'empty' }]);
    expect(read('\uFEFF[1]')).toEqual({ value: [1], problems: [] });
  });
});

describe('names', () => {
  test('columns are guessed once each, and never for what may mean something else', () => {
    expect(
      guessColumns(['instance_id', 'model', 'agent', 'status', 'passed', 'success', 'duration_ms']),
    ).toEqual({
      task: 'instance_id',
      system: 'agent',
      resolved: 'passed',
    });
    expect(guessColumns(['task', 'success'])).toEqual({ task: 'task' });
    expect(guessColumns(['task', 'model'], { task: 'model' })).toEqual({ task: 'model' });
  });

  test('the repository is in the id of an instance', () => {
    expect(repositoryOf('pvlib__pvlib-python-1072')).toBe('pvlib/pvlib-python');
    expect(repositoryOf('scikit-learn__scikit-learn-9')).toBe('scikit-learn/scikit-learn');
    expect(repositoryOf('hello-world')).toBeNull();
  });

  test('a benchmark is recognised only where one list holds every task', () => {
    expect(recogniseBenchmark(['pvlib__pvlib-python-1072'])).toBe('SWE-bench Lite dev');
    expect(recogniseBenchmark(['astropy__astropy-6938'])).toBe('SWE-bench Lite');
    expect(recogniseBenchmark(['django__django-11790'])).toBe('SWE-bench Verified');
    // On both boards.
    expect(recogniseBenchmark(['astropy__astropy-12907'])).toBeNull();
    expect(recogniseBenchmark(['pvlib__pvlib-python-1072', 'astropy__astropy-6938'])).toBeNull();
    expect(recogniseBenchmark([])).toBeNull();
  });

  test('run and model of a summary, where both hold dots', () => {
    expect(splitSummaryName('openai__gpt-4.1.run.2', ['run.2', '2'])).toEqual({
      run: 'run.2',
      model: 'openai/gpt-4.1',
    });
    expect(splitSummaryName('openai__gpt-4.1.mine', [])).toEqual({ run: 'mine', model: 'openai/gpt-4.1' });
  });

  test('exit words', () => {
    const spent = { steps: 250, cost_usd: 1, step_limit: 250, cost_limit: 3 };
    expect(exitOf('Submitted', spent)).toBe('submitted');
    expect(exitOf('LimitsExceeded', spent)).toBe('step-limit');
    expect(exitOf('LimitsExceeded', { ...spent, cost_usd: 3.1 })).toBe('cost-limit');
    expect(exitOf('LimitsExceeded', { ...spent, step_limit: null, cost_limit: 0 })).toBeNull();
    expect(exitOf('TimeExceeded', spent)).toBe('time-limit');
    expect(exitOf('ContextWindowExceededError', spent)).toBe('token-limit');
    expect(exitOf('InternalServerError', spent)).toBe('error');
    expect(exitOf(null, spent)).toBeNull();
  });
});

describe('the paths of keys', () => {
  test('are those of the first value, through lists, not within text and not too deep', () => {
    const text = '{"a": {"b": [{"c": "\\"d\\": {\\"e\\":"}, {"f": {"g": 1}}]}}\n{"h": 1}';
    expect([...keyPaths(text)]).toEqual(['a', 'a.b', 'a.b[].c', 'a.b[].f']);
    expect([...keyPaths('[[{"a": [{"b": 1}]}]]', 3)]).toEqual(['[][].a']);
  });

  test('of a text that is cut anywhere are some of them, in the same order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const text = JSON.stringify(value);
        const [all, some] = [[...keyPaths(text)], [...keyPaths(text.slice(0, at % (text.length + 1)))]];
        expect(all.slice(0, some.length)).toEqual(some);
      }),
    );
  });
});

describe('the benchmark of a data set', () => {
  test.each([
    ['princeton-nlp/SWE-bench_Verified', 'test', 'SWE-bench Verified'],
    ['SWE-bench/SWE-bench_Lite', 'dev', 'SWE-bench Lite dev'],
    ['swe-bench', null, 'SWE-bench'],
    ['data/own.jsonl', 'train', 'own'],
    ['', 'test', null],
    [null, 'test', null],
  ])('%s, %s', (dataset, split, benchmark) => {
    expect(benchmarkOfDataset(dataset, split)).toBe(benchmark);
  });
});
