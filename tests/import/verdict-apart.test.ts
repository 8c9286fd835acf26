import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openHands } from '../../main/import/formats/openhands.ts';
import { getImport } from '../../main/store/imports.ts';
import { runs } from '../../main/store/runs.ts';
import { HEADER, importRuns, openTemp } from '../store/store-fixture.ts';
import { collect } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';

const SAMPLES = sharedData('trajectory-samples');
const MISSING = 'not run: ../shared/data is not beside this repository';

describe.runIf(SAMPLES !== null)(`an evaluation in a file of its own (${SAMPLES ?? MISSING})`, () => {
  const told = async (file: string) => (await collect(openHands, join(SAMPLES!, 'openhands', file))).runs;

  test('grades the runs that were imported before it', async () => {
    const database = await openTemp();
    await importRuns(database, await told('zeno-test_output.jsonl'));
    const verdicts = await told('zeno-test.swebench_eval.jsonl');
    const id = await importRuns(database, verdicts, { header: { ...HEADER, hash: 'h2' } });
    expect(await getImport(database, id)).toMatchObject({ n_runs: 0, n_added_verdicts: 2, n_problems: 0 });
    const { rows } = runs(await database.facts(), { filter: {}, offset: 0, limit: 9 });
    expect(rows.map(({ task, outcome, n_events }) => [task, outcome, n_events])).toEqual([
      ['test-instance-1', 'resolved', 2],
      ['test-instance-2', 'unresolved', 2],
    ]);
  });
});
