import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import { EXPECTED_LABELS, EXPECTED_PRO } from './expectations/swe-bench-pro.ts';
import { EXPECTED_RESULTS, type ExpectedRun } from './expectations/swe-bench-results.ts';
import { collect } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { sharedData } from './support/shared-data.ts';

const DATA = sharedData('.');
const MISSING = 'not run: ../shared/data is not beside this repository';

const keyOf = ({ benchmark, system, condition, repeat }: ImportedRun) =>
  `${benchmark} | ${system.label} | ${condition} | ${repeat}`;

function byRun(runs: readonly ImportedRun[]): ReadonlyMap<string, readonly ImportedRun[]> {
  const groups = new Map<string, ImportedRun[]>();
  for (const run of runs) groups.set(keyOf(run), [...(groups.get(keyOf(run)) ?? []), run]);
  return groups;
}

function countBy<T>(items: readonly T[], keyOfItem: (item: T) => string | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const key = keyOfItem(item);
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

const sumOf = (
  runs: readonly ImportedRun[],
  key: 'steps' | 'input_tokens' | 'cached_tokens' | 'output_tokens' | 'cost_usd' | 'duration_s',
) => runs.reduce((sum, { attempt }) => sum + (attempt?.[key] ?? 0), 0);

/** The same counts of what was imported; a sum of nothing is 0. */
function found(runs: readonly ImportedRun[]): Required<ExpectedRun> {
  const verdicts = countBy(
    runs,
    ({ grade, attempt }) => grade?.verdict ?? (attempt?.patch_empty ? 'empty' : 'open'),
  );
  return {
    runs: new Set(runs.map(({ task }) => task)).size,
    resolved: verdicts.resolved ?? 0,
    unresolved: verdicts.unresolved ?? 0,
    empty: verdicts.empty ?? 0,
    patch_failed: verdicts['patch-failed'] ?? 0,
    infra_error: verdicts['infra-error'] ?? 0,
    open: verdicts.open ?? 0,
    patches: runs.filter(({ attempt }) => attempt?.patch).length,
    tests: runs.reduce((sum, { grade }) => sum + (grade?.tests.length ?? 0), 0),
    suspects: runs.filter(({ grade }) => grade?.p2p_pass === 0 && grade.p2p_fail! > 0).length,
    steps: sumOf(runs, 'steps'),
    input_tokens: sumOf(runs, 'input_tokens'),
    cached_tokens: sumOf(runs, 'cached_tokens'),
    output_tokens: sumOf(runs, 'output_tokens'),
    cost_usd: Number(sumOf(runs, 'cost_usd').toFixed(6)),
    duration_s: Number(sumOf(runs, 'duration_s').toFixed(1)),
    exits: countBy(runs, ({ attempt }) => attempt?.exit ?? null),
  };
}

const NOTHING: Required<ExpectedRun> = found([]);

describe.runIf(DATA !== null)(`results in the public data (${DATA ?? MISSING})`, () => {
  test.each(Object.entries(EXPECTED_RESULTS))(
    '%s holds what was counted in its files',
    async (name, expected) => {
      const { runs, problems } = await collect(formatNamed('swe-bench-results'), join(DATA!, name));
      const groups = byRun(runs);
      expect([...groups.keys()].sort()).toEqual(Object.keys(expected.runs).sort());
      for (const [key, want] of Object.entries(expected.runs)) {
        const of = groups.get(key)!;
        expect(of, key).toHaveLength(want.runs);
        expect(found(of), key).toEqual({ ...NOTHING, ...want });
      }
      expect(countBy(problems, ({ code }) => code)).toEqual(expected.problems);
    },
  );

  test('the two arms pair on 500 tasks as published: 283 both, 40 and 50 one only', async () => {
    const { runs } = await collect(formatNamed('swe-bench-results'), join(DATA!, 'paired-arms-polydev'));
    const solved = (condition: string) =>
      new Set(
        runs
          .filter((run) => run.condition === condition && run.grade?.verdict === 'resolved')
          .map(({ task }) => task),
      );
    const [a, b] = [solved('baseline'), solved('assisted')];
    const both = [...a].filter((task) => b.has(task)).length;
    expect([both, a.size - both, b.size - both]).toEqual([283, 40, 50]);
  });

  test('one run of Claude Code has its row, report, patch and summary in one', async () => {
    const { runs } = await collect(formatNamed('swe-bench-results'), join(DATA!, 'claude-code-run'));
    const run = runs.find(({ task, system }) => task === 'django__django-13363' && system.agent !== null)!;
    expect(run.attempt).toMatchObject({
      ...{ steps: 7, input_tokens: 2 + 154_934 + 13_796, cached_tokens: 154_934, output_tokens: 33 },
      ...{ cost_usd: 0.14188725, duration_s: 39.879, patch_empty: false, exit: null },
    });
    expect(run.attempt?.patch).toHaveLength(1059);
    expect(run.grade).toMatchObject({
      verdict: 'resolved',
      f2p_pass: 1,
      f2p_fail: 0,
      p2p_pass: 76,
      p2p_fail: 0,
    });
    const unreported = runs.find(({ task, note }) => task === 'pydata__xarray-6992' && note !== null);
    expect(unreported).toMatchObject({
      grade: { verdict: 'unresolved', tests: [] },
      note: expect.stringMatching(/no report on it/),
    });
  });

  test('SWE-bench Pro: nine systems on unlike sets of tasks, and why two of them failed', async () => {
    const { runs, labels, problems } = await collect(
      formatNamed('swe-bench-pro'),
      join(DATA!, 'swe-bench-pro'),
    );
    const groups = byRun(runs);
    const told = [...groups].map(([key, of]) => [
      key,
      [of.length, of.filter(({ grade }) => grade?.verdict === 'resolved').length],
    ]);
    const wanted = Object.entries(EXPECTED_PRO).map(([system, counts]) => [
      `SWE-bench Pro | ${system} | vanilla | 1`,
      counts,
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
    for (const [system, { categories, onResolved }] of Object.entries(EXPECTED_LABELS)) {
      const own = labels.filter(({ run }) => run.system === system);
      expect(countBy(own, ({ value }) => value)).toEqual(categories);
      expect(own.every(({ rationale }) => rationale !== null && rationale.length > 20)).toBe(true);
      expect(
        problems.filter(({ code, reason }) => code === 'contradiction' && reason.includes(system)),
      ).toHaveLength(onResolved);
    }
    expect(labels).toHaveLength(533 + 624);
    expect(runs.every(({ repository }) => repository !== null)).toBe(true);
  });
});
