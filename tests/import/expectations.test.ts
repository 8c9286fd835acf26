import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Format } from '../../main/import/format.ts';
import { miniSweAgent } from '../../main/import/formats/mini-swe-agent.ts';
import { openHands } from '../../main/import/formats/openhands.ts';
import { predictions } from '../../main/import/formats/predictions.ts';
import { sweAgent } from '../../main/import/formats/swe-agent.ts';
import { MINI_SWE_AGENT_RUNS } from './expectations/mini-swe-agent.ts';
import { OPENHANDS_RUNS } from './expectations/openhands.ts';
import { PREDICTED } from './expectations/predictions.ts';
import { SWE_AGENT_RUNS } from './expectations/swe-agent.ts';
import { collect } from './support/collect.ts';
import { outlineOfRun } from './support/outline-of-run.ts';
import { sharedData } from './support/shared-data.ts';

const SAMPLES = sharedData('trajectory-samples');
const MISSING = 'not run: ../shared/data is not beside this repository';

async function outlines(format: Format, ...parts: readonly string[]) {
  const { runs, problems } = await collect(format, join(SAMPLES!, ...parts));
  expect(problems).toEqual([]);
  return runs.map(outlineOfRun);
}

describe.runIf(SAMPLES !== null)(`what the samples hold (${SAMPLES ?? MISSING})`, () => {
  test('of SWE-agent, and of the prediction beside them', async () => {
    expect(await outlines(sweAgent, 'swe-agent')).toEqual(SWE_AGENT_RUNS);
  });

  test('of mini-swe-agent', async () => {
    const found = await outlines(miniSweAgent, 'mini-swe-agent');
    expect(found).toHaveLength(MINI_SWE_AGENT_RUNS.length);
    expect(found).toEqual(expect.arrayContaining([...MINI_SWE_AGENT_RUNS]));
  });

  test.each(Object.entries(OPENHANDS_RUNS))('of OpenHands in %s', async (file, expected) => {
    expect(await outlines(openHands, 'openhands', file)).toEqual(expected);
  });

  test.each(Object.entries(PREDICTED))('of predictions in %s', async (file, expected) => {
    const found = await outlines(predictions, file);
    expect(found.map(({ task, patch }) => [task, patch])).toEqual(expected.patches);
    expect(new Set(found.map(({ system }) => system))).toEqual(new Set([expected.system]));
    expect(new Set(found.map(({ benchmark }) => benchmark))).toEqual(new Set([expected.benchmark]));
  });
});
