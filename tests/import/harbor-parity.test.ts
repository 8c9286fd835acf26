import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { harborParity } from '../../main/import/formats/harbor-parity.ts';
import { collect, NEVER } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('harbor/parity');

describe.runIf(SAMPLES !== null)(`the samples (${SAMPLES ?? 'not run: ../shared/data is missing'})`, () => {
  test('make no run, and say for every metric what it came to and why', async () => {
    const sources = await detectSources([SAMPLES!], NEVER);
    expect(sources.map(({ format }) => format?.name)).toEqual(['harbor-parity']);
    const { runs, notes, problems, published } = await collect(harborParity, SAMPLES!);
    expect(runs).toEqual([]);
    // 8 files hold 16 records with 22 metrics (Python's json); the last note says why there are no runs.
    expect(notes).toHaveLength(23);
    expect(notes.at(-1)).toMatch(/not which tasks it resolved/);
    expect(problems.map(({ file, reason }) => [file.split('.')[0], reason])).toEqual([
      ['swebench', 'original lists 1 runs where 3 are announced'],
      ['swelancer', 'original lists 3 runs where 5 are announced'],
    ]);
    // 68.6% of all 500 tasks, the only single run of Harbor over a whole benchmark.
    expect(published).toEqual([
      {
        benchmark: 'SWE-bench Verified',
        system: 'terminus-2 · Claude-Sonnet-4-5-20250929',
        resolved: 343,
        exact: false,
      },
    ]);
  });

  test.each([
    // The notes of the file itself say 265, 275 and 276 of 499.
    ['swebench', 'original 281 of 499 | harbor 265 of 499; 275 of 499; 276 of 499'],
    ['swebench', 'original 53.11% of 500, no whole number of tasks'],
    ['swebench_multilingual', 'original 16 of 50; 17 of 50; 17 of 50 | harbor 20 of 50; 15 of 50; 15 of 50'],
    ['featurebench', 'original 4 of 30; 4 of 30 | harbor 4 of 30; 5 of 30'],
    // Seven metrics share 70 tasks, and the file does not say how.
    ['multi-swe-bench', 'original 40%; 30%; 40% | harbor 40%; 40%; 40%'],
    ['swesmith', 'original 37 +/- 0 as a mean, without its runs'],
  ])('%s: %s', async (name, said) => {
    const { notes } = await collect(harborParity, join(SAMPLES!, `${name}.parity_experiment.json`));
    expect(notes.some((note) => note.includes(said))).toBe(true);
  });
});

describe('a parity file', () => {
  test('whose pass counts are not its rates is reported', async () => {
    const record = {
      adapter_name: 'a',
      parity_benchmark_size: 50,
      adapted_benchmark_size: 50,
      number_of_runs: 1,
      metrics: [{ benchmark_name: 'B', metric: 'Rate', harbor_runs: [32.0], harbor_run_pass_counts: [17] }],
    };
    const { problems, published } = await collect(
      harborParity,
      writeFiles({ 'a.parity_experiment.json': [record] }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['contradiction']);
    expect(published.map(({ resolved }) => resolved)).toEqual([17]);
  });

  test('that holds none is refused with what to do', async () => {
    await expect(collect(harborParity, writeFiles({ 'a.json': [] }))).rejects.toThrow(
      /holds no parity experiment/,
    );
  });
});
