import { compareRows } from '../../analysis/compare/index.ts';
import type { ComparisonResult, PairedTask, Repeats } from '../../analysis/model/comparison.ts';
import { comparisonResult } from './comparisons.ts';

/** Comparisons of the demo's public results, made anew from their numbers of tasks by the code that the app runs. */

type Counts = readonly [name: string, ss: number, su: number, us: number, uu: number, dropped: number];

/** The systems that are on both boards, over the tasks that the boards share. */
const BOARDS: readonly Counts[] = [
  ['20231010_rag_claude2', 7, 0, 0, 86, 614],
  ['20231010_rag_swellama13b', 1, 0, 0, 92, 614],
  ['20231010_rag_swellama7b', 1, 0, 0, 92, 614],
  ['20240402_rag_claude3opus', 8, 0, 0, 85, 614],
  ['20240402_rag_gpt4', 4, 0, 0, 89, 614],
  ['20240402_sweagent_claude3opus', 8, 0, 0, 71, 628],
  ['20240402_sweagent_gpt4', 25, 0, 0, 68, 614],
  ['20240509_amazon-q-developer-agent-20240430-dev', 27, 0, 0, 66, 614],
  ['20240615_appmap-navie_gpt4o', 18, 0, 0, 58, 631],
  ['20240617_factory_code_droid', 35, 0, 0, 41, 631],
  ['20240620_sweagent_claude3.5sonnet', 36, 0, 0, 57, 614],
  ['20240721_amazon-q-developer-agent-20240719-dev', 42, 0, 0, 51, 614],
  ['20240728_sweagent_gpt4o', 26, 0, 0, 67, 614],
  ['20240820_honeycomb', 47, 0, 0, 46, 614],
  ['20241028_agentless-1.5_gpt4o', 40, 0, 0, 42, 625],
  ['20241128_SWE-Fixer_Qwen2.5-7b-retriever_Qwen2.5-72b-editor_20241128', 34, 0, 2, 57, 614],
  ['20241202_agentless-1.5_claude-3.5-sonnet-20241022', 51, 0, 0, 37, 619],
  ['20241208_gru', 70, 0, 0, 23, 614],
];

const ARMS: Counts = ['Claude Haiku 4.5', 283, 40, 50, 127, 0];

function tasksOf([name, ss, su, us, uu, dropped]: Counts): readonly PairedTask[] {
  const kinds: readonly (readonly [number, Repeats, Repeats])[] = [
    [ss, [1], [1]],
    [su, [1], [0]],
    [us, [0], [1]],
    [uu, [0], [0]],
    [dropped, [1], [null]],
  ];
  return kinds.flatMap(([n, a, b], kind) =>
    Array.from({ length: n }, (_, i) => ({ task: `${name}-${kind}-${i}`, repository: null, a, b })),
  );
}

/** What `compare` finds of rows with such numbers of tasks. */
export function comparedCounts(
  rows: readonly Counts[],
  changes: Partial<ComparisonResult> = {},
): ComparisonResult {
  const inputs = rows.map((row) => ({ system: row[0], condition: null, tasks: tasksOf(row) }));
  return comparisonResult(compareRows(inputs, { seed: 'parallax', draws: 2000 }), changes);
}

/** One agent without and with assistance, on the 500 tasks of SWE-bench Verified. */
export function demoArms(): ComparisonResult {
  const cohort = { name: 'SWE-bench Verified', n_tasks: 500, hash: 'fad0fdea4fc2315e', within: [] };
  return comparedCounts([ARMS], { a: 'baseline', b: 'assisted', cohort });
}

/** The 18 systems on both boards. */
export function demoBoards(): ComparisonResult {
  const cohort = {
    name: 'SWE-bench Verified ∩ SWE-bench Lite',
    n_tasks: 93,
    hash: '235c11748d83e17d',
    within: [],
  };
  return comparedCounts(BOARDS, { by: 'benchmark', a: 'SWE-bench Verified', b: 'SWE-bench Lite', cohort });
}
