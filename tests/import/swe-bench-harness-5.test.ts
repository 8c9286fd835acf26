import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { writeFiles } from './support/write-files.ts';

/** All files here are made by hand, after what the writers of version 5.0.2 of the harness put into them. */
const RESULTS = formatNamed('swe-bench-results');
const idsOf = (board: string) => KNOWN_BENCHMARKS.find(({ name }) => name === board)!.ids;
/** Of one board alone, so that a single one tells it. */
const [A, B, C, D, E, F, G] = [...idsOf('SWE-bench Verified')].filter(
  (id) => !idsOf('SWE-bench Lite').has(id),
) as [string, string, string, string, string, string, string];
const RUN = 'logs/run_evaluation/night';

const summary = {
  ...{ total_instances: 7, submitted_instances: 6, completed_instances: 3, resolved_instances: 1 },
  ...{ unresolved_instances: 2, infra_failure_instances: 2, ambiguous_failure_instances: 2 },
  ...{ empty_patch_instances: 0, error_instances: 3 },
  ...{
    completed_ids: [A, B, C],
    incomplete_ids: [G],
    empty_patch_ids: [],
    submitted_ids: [A, B, C, D, E, F],
  },
  ...{ resolved_ids: [A], unresolved_ids: [B, C], infra_failure_ids: [B, D], ambiguous_failure_ids: [E, F] },
  failure_reasons: {
    ...{ [B]: 'out_of_memory', [D]: 'network_unreachable' },
    ...{ [E]: 'tests_timed_out', [F]: 'missing_module' },
  },
  ...{ error_ids: [D, E, F], schema_version: 2 },
  ...{ unstopped_instances: 1, unstopped_containers: ['sweb.eval.x'], unremoved_images: ['image'] },
};

const unparsed = (more: object) => ({
  ...{ patch_is_None: false, patch_exists: true, patch_successfully_applied: false, resolved: false },
  ...more,
});

const read = (files: Readonly<Record<string, unknown>>) =>
  collect(RESULTS, writeFiles(files, join(tempFolder(), 'study')));
const by = (runs: readonly ImportedRun[]) =>
  Object.fromEntries(runs.map(({ task, grade, note }) => [task, [grade?.verdict ?? null, note]]));

describe('a summary of harness 5', () => {
  test('tells why a task failed, and changes no verdict by it; what was not handed in is no run', async () => {
    const { runs, problems } = await read({ 'acme__gpt-9.night.json': summary });
    expect(by(runs)).toEqual({
      [A]: ['resolved', null],
      [B]: ['unresolved', 'The harness found out_of_memory in the log, which points to the environment.'],
      [C]: ['unresolved', null],
      [D]: ['infra-error', expect.stringContaining('network_unreachable in the log, which points to the')],
      [E]: ['test-timeout', null],
      [F]: ['infra-error', expect.stringContaining('missing_module in the log, which may come from')],
    });
    expect(problems).toEqual([]);
  });

  test('whose counts are not those of its lists is reported', async () => {
    const { problems } = await read({ 'm.night.json': { ...summary, infra_failure_instances: 3 } });
    expect(problems).toMatchObject([
      {
        code: 'contradiction',
        reason: 'infra_failure_instances says 3, but 2 ids are listed; the ids count',
      },
    ]);
  });
});

describe('a report of harness 5', () => {
  const report = (task: string, entry: object) => ({
    [`${RUN}/acme__gpt-9/${task}/report.json`]: { [task]: entry },
  });

  test('without tests says by the harness’ guess what became of the patch', async () => {
    const { runs } = await read({
      ...report(A, unparsed({ infra_failure: true, infra_failure_reason: 'browser_launch_failed' })),
      ...report(B, unparsed({ infra_failure: false, infra_failure_reason: 'tests_timed_out' })),
      ...report(C, unparsed({ infra_failure: false, infra_failure_reason: 'no_tests_collected' })),
      ...report(D, unparsed({ infra_failure: false })),
    });
    expect(by(runs)).toEqual({
      [A]: ['infra-error', expect.stringContaining('browser_launch_failed')],
      [B]: ['test-timeout', expect.stringContaining('tests_timed_out')],
      [C]: ['unresolved', expect.stringContaining('no_tests_collected')],
      [D]: ['patch-failed', null],
    });
  });

  test('that counts as unresolved in the summary is no quarrel', async () => {
    const { runs, problems } = await read({
      ...report(B, unparsed({ infra_failure: true, infra_failure_reason: 'out_of_memory' })),
      'acme__gpt-9.night.json': summary,
    });
    expect(by(runs)[B]?.[0]).toBe('infra-error');
    expect(problems).toEqual([]);
  });

  test('has the data set of its run beside it', async () => {
    const metadata = (dataset: string) => ({
      [`${RUN}/run.json`]: {
        dataset,
        split: 'test',
        task_repo: null,
        created_at: '2026-05-01T00:00:00+00:00',
      },
    });
    const one = report('acme__new-1', unparsed({ resolved: true, tests_status: {} }));
    const known = await read({ ...one, ...metadata('SWE-bench/SWE-bench_Multilingual') });
    expect(known.runs.map(({ benchmark }) => benchmark)).toEqual(['SWE-bench Multilingual']);
    expect([known.problems, known.notes]).toEqual([[], []]);
    const part = await read({ ...report(A, unparsed({ resolved: true })), ...metadata('mine.jsonl') });
    expect(part.runs.map(({ benchmark }) => benchmark)).toEqual(['SWE-bench Verified']);
  });
});
