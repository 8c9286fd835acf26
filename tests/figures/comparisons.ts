import type {
  Comparison,
  ComparisonResult,
  IndependentComparison,
  Interval,
  PairedComparison,
} from '../../analysis/model/comparison.ts';

/** Comparisons made by hand in the shapes of real ones; every number follows from the row's place. */

const NAMES = [
  '20231010_rag_claude2',
  '20240402_rag_claude3opus',
  '20240402_sweagent_claude3opus',
  '20240402_sweagent_gpt4',
  '20240509_amazon-q-developer-agent-20240430-dev',
  '20240617_factory_code_droid',
  '20240620_sweagent_claude3.5sonnet',
  '20240820_honeycomb',
  '20241028_agentless-1.5_gpt4o',
  '20241128_SWE-Fixer_Qwen2.5-7b-retriever_Qwen2.5-72b-editor_20241128',
  '20241202_agentless-1.5_claude-3.5-sonnet-20241022',
  '20241208_gru',
  '20241221_codestory_midwit_claude-3-5-sonnet_swe-search',
  'gpt-5',
  'Ærø <ünïcode> & "quotes" 测试',
];

/** Names as long and as alike as systems have, any number of them. */
export function systemName(i: number): string {
  const round = Math.floor(i / NAMES.length);
  return (NAMES[i % NAMES.length] ?? '') + (round === 0 ? '' : `_v${round + 1}`);
}

export function comparisonRow(i: number): PairedComparison {
  const difference = (((i * 37) % 41) - 20) / 200;
  const n_tasks = i % 3 === 0 ? 500 : 93 + i;
  return {
    system: systemName(i),
    condition: null,
    paired: true,
    ...{ n_tasks, n_tasks_a: n_tasks, n_tasks_b: n_tasks },
    n_dropped: i % 5,
    rate_a: 0.4,
    rate_b: 0.4 + difference,
    difference,
    ci_bootstrap: [difference - 0.031, difference + 0.034],
    ci_bca: [difference - 0.03, difference + 0.035],
    ci_newcombe: [difference - 0.036, difference + 0.038],
    mcnemar: { b: 20, c: 25, exact: 0.55, mid_p: 0.46 },
    p_permutation: 0.5,
    p_holm: Math.abs(difference) > 0.07 ? 0.0004 : 0.343,
    transitions: { ss: 200, su: 20, us: 25, uu: n_tasks > 245 ? n_tasks - 245 : 0, excluded: 0 },
    retention: 0.909,
    overturn_null: null,
    by_repository: [
      { repository: 'django/django', n_tasks: 40, difference: difference + 0.05, ci_newcombe: [-0.1, 0.3] },
      { repository: 'scikit-learn/scikit-learn', n_tasks: 12, difference: -0.083, ci_newcombe: [-0.35, 0.2] },
      { repository: 'pallets/flask', n_tasks: 1, difference: 1, ci_newcombe: [-0.2, 1] },
    ],
    reasons: {},
  };
}

export function nullRow(system: string): Comparison {
  return {
    ...comparisonRow(0),
    system,
    ...{ n_tasks: 0, n_tasks_a: 0, n_tasks_b: 0 },
    n_dropped: 500,
    rate_a: null,
    rate_b: null,
    difference: null,
    ci_bootstrap: null,
    ci_bca: null,
    ci_newcombe: null,
    mcnemar: { b: 0, c: 0, exact: null, mid_p: null },
    p_permutation: null,
    p_holm: null,
    retention: null,
    by_repository: [],
    reasons: { difference: 'no task is scored on both sides' },
  };
}

export function comparisonResult(
  comparisons: readonly Comparison[],
  changes: Partial<ComparisonResult> = {},
): ComparisonResult {
  const differences = comparisons.flatMap((row) => (row.difference === null ? [] : [row.difference]));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const ci: Interval = [mean - 0.012, mean + 0.013];
  return {
    by: 'condition',
    a: 'vanilla',
    b: 'counter-edit',
    cohort: { name: 'SWE-bench Verified', n_tasks: 500, hash: '5b1d0c77aa91e0f3', within: [] },
    seed: 'parallax',
    comparisons,
    mean_difference: differences.length === 0 ? null : mean,
    ci_mean_difference: differences.length === 0 ? null : ci,
    ...changes,
  };
}

/** `n` rows; the fifth, where there is one, has no difference. */
export function rowsOf(n: number): ComparisonResult {
  const rows = Array.from({ length: n }, (_, i) => comparisonRow(i));
  return comparisonResult(rows.map((row, i) => (i === 4 ? nullRow(row.system) : row)));
}

/** From everything lost to everything won, between two names as long as systems have. */
export function extremes(): ComparisonResult {
  const all = (difference: number, ci: Interval): Comparison => ({
    ...comparisonRow(2),
    system: `all_${difference}`,
    difference,
    ci_bootstrap: ci,
    ci_newcombe: ci,
    p_holm: 0,
  });
  const rows = [all(-1, [-1, -1]), all(1, [0.963, 1]), all(0, [-1, 1])];
  const [a, b] = [NAMES[12] ?? '', NAMES[9] ?? ''];
  return comparisonResult(rows, { by: 'system', a, b });
}

/** Rows whose sides share no task: two repositories. */
export function groupsOf(n: number): ComparisonResult {
  const rows = Array.from({ length: n }, (_, i): IndependentComparison => {
    const sizes = { n_tasks: 306, n_tasks_a: 231, n_tasks_b: 75 };
    const unknown = { mcnemar: null, transitions: null, retention: null, overturn_null: null } as const;
    return { ...comparisonRow(i), paired: false, ...sizes, ...unknown, by_repository: [] };
  });
  return comparisonResult(rows, {
    ...{ by: 'filter', a: 'repo django/django', b: 'repo sympy/sympy' },
    filter_a: { repository: ['django/django'] },
    filter_b: { repository: ['sympy/sympy'] },
  });
}
