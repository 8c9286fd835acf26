import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { miniSweAgent } from '../../main/import/formats/mini-swe-agent.ts';
import { resolvedMatrix } from '../../main/import/formats/resolved-matrix.ts';
import { collect, NEVER } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';

const RUNS = sharedData('mini-swe-agent-runs');
const MATRICES = sharedData('moatless-submissions');
const MISSING = 'not run: ../shared/data is not beside this repository';

describe.runIf(RUNS !== null)(`the real runs of mini-swe-agent (${RUNS ?? MISSING})`, () => {
  test('count as they were published', async () => {
    const { runs, problems, notes } = await collect(miniSweAgent, RUNS!);
    const groups = new Map<string, number[]>();
    for (const { benchmark, system, repeat, grade, attempt } of runs) {
      const key = `${benchmark} | ${system.label} | ${repeat}`;
      const counts = groups.get(key) ?? [0, 0, 0, 0, 0, 0];
      const unpassed = grade?.p2p_pass === 0;
      const found = [
        1,
        grade?.verdict === 'resolved',
        grade === null,
        attempt?.exit === 'error',
        unpassed && grade.p2p_fail! > 0,
        unpassed && grade.p2p_fail === 0,
      ];
      groups.set(
        key,
        counts.map((count, index) => count + Number(found[index])),
      );
    }
    // Runs, resolved, without verdict, ended by an error, PASS_TO_PASS passing nowhere, PASS_TO_PASS empty.
    expect(Object.fromEntries(groups)).toEqual({
      'SWE-bench Lite dev | mini-swe-agent · deepseek-chat | 1': [23, 8, 0, 0, 6, 2],
      'SWE-bench Lite dev | mini-swe-agent · deepseek-chat | 2': [23, 6, 0, 0, 6, 2],
      'SWE-bench Lite dev | mini-swe-agent · deepseek-chat | 3': [23, 8, 0, 0, 0, 0],
      'SWE-bench Lite dev | mini-swe-agent · deepseek-chat · parallel_tool_calls=false | 1': [
        23, 5, 0, 0, 0, 0,
      ],
      'SWE-bench Lite dev | mini-swe-agent · deepseek-reasoner | 1': [15, 0, 15, 10, 0, 0],
      'SWE-bench Lite | mini-swe-agent · deepseek-chat | 1': [100, 61, 0, 0, 2, 3],
    });
    expect(runs.filter(({ attempt }) => attempt!.events.length > 0)).toHaveLength(107);
    expect(problems.map(({ code }) => code)).toEqual(Array(9).fill('unknown-task'));
    expect(notes).toEqual(['16 trajectories stand twice with the same content and were taken once.']);
  });
});

describe.runIf(MATRICES !== null)(`the real boards (${MATRICES ?? MISSING})`, () => {
  test('54 of 57 Verified and 53 of 58 Lite systems equal their published counts', async () => {
    const { runs, published, problems, cohorts } = await collect(resolvedMatrix, MATRICES!);
    const exact = (benchmark: string) => {
      const of = published.filter((count) => count.benchmark === benchmark);
      return [of.filter((count) => count.exact).length, of.length];
    };
    expect(exact('SWE-bench Verified')).toEqual([54, 57]);
    expect(exact('SWE-bench Lite')).toEqual([53, 58]);
    expect(runs).toHaveLength(57 * 500 + 58 * 300);
    expect(problems).toEqual([]);
    expect(
      cohorts.map(({ name, benchmark, canonical_ids }) => [name, benchmark, canonical_ids.length]),
    ).toEqual([
      ['lite', 'SWE-bench Lite', 300],
      ['verified', 'SWE-bench Verified', 500],
      ['verified_mini', 'SWE-bench Verified', 50],
    ]);
  });
});

describe.runIf(RUNS !== null)(`the whole public data (${RUNS === null ? MISSING : 'present'})`, () => {
  test('is searched without a mistake: no transcript or patch is taken for runs', async () => {
    const sources = await detectSources([`${RUNS}/..`], NEVER);
    const found = sources.filter(({ format }) => format !== null);
    const told = found.map(
      ({ path, format }) => `${format?.name} ${path.slice(path.indexOf('/shared/data/') + 13)}`,
    );
    expect(told).toEqual([
      'predictions claude-code-run/predictions.jsonl',
      'runs-table claude-code-run/results.jsonl',
      'harbor-tasks harbor/deep-swe-tasks',
      'task-instances instances/lite-300-problems.jsonl',
      'task-instances instances/swe-bench-dev-easy.json',
      'task-instances instances/swe-bench-lite-test-5.json',
      'task-instances instances/verified-100-full.jsonl',
      'task-instances instances/verified-500-problems.jsonl',
      'mini-swe-agent mini-swe-agent-runs',
      'resolved-matrix moatless-submissions',
      'predictions paired-arms-polydev/submission/20251227_hybrid-ensemble-haiku/all_preds-first20.jsonl',
      'realswe realswe-sample',
      'predictions swe-bench-harness/legacy-2024/auto-code-rover-run-1/predictions.jsonl',
      'runs-table swe-bench-submission-raw/20240620_sweagent_claude3.5sonnet/derived_reports.jsonl',
      'swe-touch swe-touch',
      'inspect-log trajectory-samples/inspect',
      'mini-swe-agent trajectory-samples/mini-swe-agent',
      'openhands trajectory-samples/openhands/events-list.json',
      'predictions trajectory-samples/openhands/model-output-list.json',
      'openhands trajectory-samples/openhands/output-1row.jsonl',
      'openhands trajectory-samples/openhands/resolver-output.jsonl',
      'openhands trajectory-samples/openhands/ui-export-basic.json',
      'openhands trajectory-samples/openhands/ui-export-basic_interactions.json',
      'openhands trajectory-samples/openhands/zeno-test.swebench_eval.jsonl',
      'openhands trajectory-samples/openhands/zeno-test_aider_output.jsonl',
      'openhands trajectory-samples/openhands/zeno-test_output.jsonl',
      'swe-agent trajectory-samples/swe-agent',
    ]);
  });
});
