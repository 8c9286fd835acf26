import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImportProblem } from '../../main/import/format.ts';
import { miniSweAgent } from '../../main/import/formats/mini-swe-agent.ts';
import { collect } from './support/collect.ts';
import { copyOfFixture } from './support/fixture.ts';
import { packTar } from './support/pack-tar.ts';

const SQLFLUFF = 'sqlfluff__sqlfluff-2419';
const TRAJECTORY = `deepseek_chat_dev/${SQLFLUFF}/${SQLFLUFF}.traj.json`;
const REPORT = `logs/run_evaluation/deepseek_chat_dev/deepseek__deepseek-chat/${SQLFLUFF}/report.json`;

/** Damages one file of a copy of the fixture and reads it: whatever happens, all 17 runs are there. */
async function damaged(name: string, damage: (path: string) => void) {
  const folder = copyOfFixture('mini-swe-agent');
  damage(join(folder, name));
  const { runs, problems } = await collect(miniSweAgent, folder);
  const own = problems.filter(({ file }: ImportProblem) => file.startsWith(name));
  return { runs, problems: own.map(({ line, code }) => [line, code]) };
}

const replace = (from: string, to: string | Buffer) => (path: string) => {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(from);
  const parts = [bytes.subarray(0, at), Buffer.from(to), bytes.subarray(at + from.length)];
  writeFileSync(path, Buffer.concat(parts));
};

describe('a damaged file costs only what it says', () => {
  const events = (runs: Awaited<ReturnType<typeof damaged>>['runs']) =>
    runs.find(({ task, file, line }) => task === SQLFLUFF && file === 'runs.csv' && line === 4)?.attempt
      ?.events;

  test.each([
    ['an empty trajectory', TRAJECTORY, (path: string) => truncateSync(path, 0), [[1, 'empty']]],
    [
      'a truncated trajectory',
      TRAJECTORY,
      (path: string) => truncateSync(path, 9000),
      [[expect.anything(), 'not-json']],
    ],
    ['NUL bytes in a trajectory', TRAJECTORY, replace('"info"', '"in\0fo"'), [[1, 'nul-byte']]],
    [
      'a trajectory of something else',
      TRAJECTORY,
      (path: string) => writeFileSync(path, '{"a": 1}'),
      [[null, 'not-a-trajectory']],
    ],
  ])('%s: the run stays, without events', async (_, name, damage, expected) => {
    const { runs, problems } = await damaged(name, damage);
    expect(runs).toHaveLength(17);
    expect(problems).toEqual(expected);
    expect(events(runs)).toEqual([]);
  });

  test.each([
    [
      'invalid UTF-8 in a trajectory',
      TRAJECTORY,
      replace("I'll", Buffer.from([0x49, 0xff, 0x6c])),
      [[null, 'invalid-utf8']],
    ],
    [
      'bare NaN in a trajectory',
      TRAJECTORY,
      replace('"cost_limit": 3.0', '"cost_limit": NaN'),
      [[expect.any(Number), 'not-a-number']],
    ],
    [
      'a trajectory of another task',
      TRAJECTORY,
      replace(`"instance_id": "${SQLFLUFF}"`, '"instance_id": "x"'),
      [[null, 'disagreement']],
    ],
  ])('%s: reported, and the events are kept', async (_, name, damage, expected) => {
    const { runs, problems } = await damaged(name, damage);
    expect(problems).toEqual(expected);
    expect(events(runs)).toHaveLength(15);
  });

  test.each([
    ['an empty report', REPORT, (path: string) => truncateSync(path, 0), [[1, 'empty']]],
    ['a report on another task', REPORT, replace(SQLFLUFF, 'other'), [[null, 'bad-report']]],
    [
      'bare Infinity in a report',
      REPORT,
      replace('"patch_exists": true', '"patch_exists": Infinity'),
      [[4, 'not-a-number']],
    ],
    [
      'a repeated key in a report',
      REPORT,
      replace('"patch_exists": true', '"patch_exists": true, "patch_exists": true'),
      [[4, 'repeated-key']],
    ],
    [
      'predictions that are a number',
      'deepseek_chat_dev/preds.json',
      (path: string) => writeFileSync(path, '7'),
      [[null, 'bad-predictions']],
    ],
    [
      'an exit list that is no YAML',
      'deepseek_lite_dev/exit_statuses_1775890881.266072.yaml',
      (path: string) => writeFileSync(path, 'a: [\n'),
      [[2, 'bad-yaml']],
    ],
    [
      'an exit list without statuses',
      'deepseek_lite_dev/exit_statuses_1775890881.266072.yaml',
      (path: string) => writeFileSync(path, 'a: 1\n'),
      [[null, 'bad-yaml']],
    ],
    [
      'a row too short',
      'runs.csv',
      (path: string) => appendFileSync(path, 'deepseek_chat_dev,x\n'),
      [[19, 'bad-row']],
    ],
    [
      'a row without task',
      'runs.csv',
      (path: string) => appendFileSync(path, `r${','.repeat(22)}\n`),
      [[19, 'bad-row']],
    ],
    [
      'numbers that are none',
      'runs.csv',
      replace('0.057508,74', 'NaN,-1'),
      [
        [2, 'bad-number'],
        [2, 'bad-number'],
      ],
    ],
    [
      'an infinite number',
      'runs.csv',
      replace('0.057508,74', 'Infinity,1e999'),
      [
        [2, 'bad-number'],
        [2, 'bad-number'],
      ],
    ],
    [
      'a verdict that is none',
      'runs.csv',
      replace('Submitted,true', 'Submitted,maybe'),
      [[4, 'bad-boolean']],
    ],
    ['a time without a zone', 'runs.csv', replace('T06:15:29+00:00', 'T06:15:29'), [[4, 'bad-time']]],
    [
      'UTF-16',
      'runs.csv',
      (path: string) => writeFileSync(path, Buffer.from(`\uFEFF${readFileSync(path, 'utf8')}`, 'utf16le')),
      [[null, 'utf-16']],
    ],
  ])('%s', async (_, name, damage, expected) => {
    const { runs, problems } = await damaged(name, damage);
    expect(problems.filter(([, code]) => code !== 'unknown-task')).toEqual(expected);
    expect(runs.length).toBeGreaterThanOrEqual(name === 'runs.csv' ? 16 : 17);
  });

  test('a row that stands twice counts once', async () => {
    const again = (path: string) => appendFileSync(path, `${readFileSync(path, 'utf8').split('\n')[3]}\n`);
    const { runs, problems } = await damaged('runs.csv', again);
    expect(problems).toEqual([[19, 'duplicate']]);
    expect(runs).toHaveLength(17);
  });

  test('a truncated archive is reported once, and what stands loose is read', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    const content = readFileSync(join(folder, TRAJECTORY));
    const entries = ['x__x-1', 'y__y-2'].map((task) => ({ name: `new/${task}.traj.json`, content }));
    const bytes = await packTar([...entries, { name: '../climbs.traj.json', content: '[]' }]);
    writeFileSync(join(folder, 'climbing.tar.gz'), bytes);
    writeFileSync(join(folder, 'cut.tar.gz'), bytes.subarray(0, bytes.length / 2));
    const { runs, problems } = await collect(miniSweAgent, folder);
    expect(runs.filter(({ file }) => file === 'runs.csv')).toHaveLength(17);
    const ofArchives = problems
      .filter(({ file }) => file.includes('.tar.gz'))
      .map(({ file, code }) => `${code} ${file}`);
    expect(ofArchives).toContain('unsafe-path climbing.tar.gz!../climbs.traj.json');
    expect(ofArchives.filter((line) => line === 'truncated cut.tar.gz')).toHaveLength(1);
  });
});
