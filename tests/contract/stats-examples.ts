import { E6, E6_RUNS } from '../analysis/e6.ts';

export interface StatsExample {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Keys with the values of the specification's worked examples, SciPy's, or those of a sum on paper. */
  readonly gives: Readonly<Record<string, unknown>>;
}

const example = (name: string, input: StatsExample['input'], gives: StatsExample['gives']): StatsExample => ({
  ...{ name, input, gives },
});

const table = [
  [50, 11],
  [4, 35],
];
const tied = [3, -1, 4, 0, 5, -2, 6, 0, 3, -1];
const untied = [1.5, -0.5, 2.5, 3.5, -1, 4, 0.7];
const vanilla = [85.2, 80.5, 72.7, 76.5, 75.7, 75.2, 57.2, 70.3, 74.8];
const counter = [83.3, 79.2, 68.3, 62.7, 66.2, 70.3, 40.7, 64.3, 63.8];
const shares = { p: [62, 26, 12], q: [4, 3, 93] };
const ratios = { a: [10, 20, 30, 40], b: [25, 38, 66, 91] };
const family = { p: [0.01, 0.04, 0.03, 0.005] };
const words = (text: string) => text.split(' ');
const observers = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
];
const components = { between: 0.35 ** 2, within_a: 0, within_b: 0 };
const judges = {
  a: words('RC RC RC IR IR OFF RC IC RC IE'),
  b: words('RC RC IR IR IR OFF RC RC RC IE'),
};

const PAIRED: readonly StatsExample[] = [
  example(
    'mcnemar',
    { table },
    {
      ...{ exact: 0.118469, mid_p: 0.076813, chi2: 3.266667, p_chi2: 0.070701 },
      ...{ chi2_corrected: 2.4, p_chi2_corrected: 0.121335 },
    },
  ),
  example(
    'mcnemar',
    {
      table: [
        [5, 0],
        [0, 2],
      ],
    },
    { exact: 1, mid_p: 1, chi2: null, p_chi2: 1 },
  ),
  example(
    'mcnemar',
    {
      table: [
        [0, 0],
        [0, 0],
      ],
    },
    { exact: null, p_chi2: null, reason: 'the table is empty' },
  ),
  example('wald_paired', { table }, { difference: 0.07, low: -0.004659, high: 0.144659, se: 0.038092 }),
  example(
    'wald_paired',
    {
      table: [
        [50, 0],
        [0, 50],
      ],
    },
    { difference: 0, low: null, high: null },
  ),
  example('newcombe_paired', { table }, { difference: 0.07, low: -0.006868, high: 0.145048, phi: 0.68122 }),
  example(
    'newcombe_paired',
    {
      table: [
        [14, 5],
        [0, 22],
      ],
    },
    { low: 0.011483, high: 0.226493 },
  ),
  example(
    'newcombe_paired',
    {
      table: [
        [50, 0],
        [0, 50],
      ],
    },
    { low: -0.019234, high: 0.019234 },
  ),
  example('tango', { table }, { difference: 0.07, low: -0.006605, high: 0.153703 }),
  example(
    'tango',
    {
      table: [
        [60, 20],
        [40, 40],
      ],
    },
    { difference: -0.125, low: -0.218064, high: -0.030865 },
  ),
  example(
    'tango',
    {
      table: [
        [50, 0],
        [0, 50],
      ],
    },
    { low: -0.036993, high: 0.036993 },
  ),
  example('retention', { ss: 2, su: 1 }, { retention: 0.666667, overturn: 0.333333 }),
  example('net_change', { ss: 2, su: 1, us: 0, uu: 1 }, { net_change: 0.25 }),
  example('wilcoxon', { d: tied }, { statistic: 6, z: -1.68447, p_normal: 0.092091, p: 0.117188 }),
  example('wilcoxon', { d: tied, zero: 'pratt' }, { statistic: 12, p_normal: 0.150359, p: 0.164062 }),
  example('wilcoxon', { d: tied, zero: 'zsplit' }, { statistic: 13.5, p_normal: 0.152774, p: 0.164062 }),
  example('wilcoxon', { d: untied }, { statistic: 4, p: 0.109375, method: 'exact', reason: null }),
  example('wilcoxon', { d: [0, 0] }, { p: 1, reason: 'all differences are 0' }),
  // 0.7 − 0.4 and 0.6 − 0.3 are one size, whatever the doubles say: ranks 1.5 and 1.5.
  example('wilcoxon', { a: [0.7, 0.3], b: [0.4, 0.6] }, { statistic: 1.5, p: 1 }),
  example('sign_flip', { d: E6 }, { p: 0.3125, exact: true, seed: 'parallax', draws: 10_000 }),
  example('sign_flip', { a: [1, 1, 0], b: [0, 0, 0] }, { p: 0.5 }),
  example('exact_sign_flip', { d: E6 }, { p: 0.3125 }),
  example('paired_t', { a: [12, 15, 11, 19, 14], b: [10, 11, 12, 15, 13] }, { t: 2.108185, p: 0.1027 }),
  example('paired_t', { d: [2, 2] }, { t: null, p: null, mean: 2 }),
  example(
    'clustered_se',
    { d: E6 },
    { mean: -0.194444, se: 0.138889, low: -0.55147, high: 0.162581, p: 0.220404 },
  ),
  example('clustered_se', { d: [1] }, { mean: null, se: null, low: null, high: null, p: null }),
  example(
    'equivalence_paired',
    { d: E6, margin: 0.3 },
    { difference: -0.194444, p: 0.240766, low: -0.474312, high: 0.085423, equivalent: false },
  ),
];

const RESAMPLED: readonly StatsExample[] = [
  example(
    'cluster_bootstrap',
    { tasks: E6_RUNS },
    {
      ...{
        difference: -0.194444,
        se: 0.126788,
        percentile: [-0.444444, 0.055556],
        bca: [-0.416667, 0.083333],
      },
      ...{ bias: 0.017838, acceleration: 0.016553, resamples: 46_656, exhaustive: true, seed: 'parallax' },
    },
  ),
  example(
    'cluster_bootstrap',
    {
      tasks: [
        { a: [true, null], b: [false] },
        { a: [null], b: [1] },
      ],
    },
    { difference: -1, se: null, bca: null, n_tasks: 1, n_dropped: 1 },
  ),
  example('ratio_of_sums', ratios, { ratio: 2.2, percentile: [2, 2.35] }),
  example('ratio_of_sums', { a: [0, 0], b: [1, 2] }, { ratio: null, percentile: null }),
  example(
    'two_level_bootstrap',
    { clusters: [[2, 2], [2]] },
    { mean: 2, se: 0, percentile: [2, 2], n_clusters: 2, n: 3 },
  ),
  example('two_level_bootstrap', { clusters: [[1, 2]] }, { mean: 1.5, se: null, percentile: null }),
  example('geometric_ratio', ratios, { ratio: 2.208129 }),
  example(
    'run_permutation',
    {
      tasks: [
        { a: [1], b: [0] },
        { a: [1], b: [0] },
      ],
    },
    { p: 0.5, exact: true },
  ),
  example(
    'pooled_cr',
    { tasks: E6_RUNS },
    { difference: -0.202614, 'cr0.se': 0.131166, 'cr1.se': 0.145846, n_runs: 35 },
  ),
  example(
    'pooled_mean_cr',
    { tasks: [[1], [0], [1], [0]] },
    { mean: 0.5, 'cr0.se': 0.25, 'cr1.se': 0.288675 },
  ),
  example(
    'overturn_null',
    {
      tasks: [
        { a: [1], b: [0] },
        { a: [1], b: [1] },
      ],
    },
    { overturn: 0.25, rule_a: 'single' },
  ),
  example(
    'variance_components',
    {
      tasks: [
        [1, 1],
        [0, 0],
        [1, 0],
      ],
    },
    { total: 0.25, within: 1 / 6, between: 1 / 6 },
  ),
  example(
    'paired_variance_components',
    {
      tasks: [
        { a: [1, 1], b: [1, 1] },
        { a: [0, 0], b: [1, 1] },
        { a: [1, 0], b: [1, 1] },
      ],
    },
    { total: 0.25, within_a: 1 / 6, within_b: 0, between: 1 / 6 },
  ),
  example(
    'swap_probability',
    { a: [1, 1, 0], b: [1, 0, 1 / 3] },
    { swap_probability: 0.277778, resamples: 27 },
  ),
  example(
    'joint_bootstrap',
    {
      scores: [
        [1, 1, 0],
        [1, 0, 1 / 3],
      ],
    },
    { means: [0.666667, 0.444444], ranks: [1, 2], resamples: 27 },
  ),
];

const RATES: readonly StatsExample[] = [
  example('wilson', { successes: 7, n: 10 }, { low: 0.396778, high: 0.892209 }),
  example('wilson', { successes: 0, n: 10 }, { low: 0, high: 0.277533 }),
  example('wilson', { successes: 10, n: 10 }, { low: 0.722467, high: 1 }),
  example('wilson', { successes: 0, n: 0 }, { low: null, high: null, reason: 'n is 0' }),
  example(
    'newcombe_independent',
    { successes_a: 170, n_a: 381, successes_b: 356, n_b: 848 },
    { difference: 0.026383, low: -0.033085, high: 0.086343 },
  ),
  example(
    'equivalence_proportions',
    { successes_a: 170, n_a: 381, successes_b: 356, n_b: 848, margin: 0.086343, alpha: 0.025 },
    { difference: 0.026383, p: 0.025, low: -0.033085, high: 0.086343 },
  ),
  example(
    'equivalence_dominance',
    { a: [3, 5, 8, 13, 21], b: [2, 4, 5, 9] },
    { delta: 0.45, p: 0.790973, equivalent: false, low: -0.165448, high: 1 },
  ),
  example(
    'mann_whitney',
    { a: [3, 5, 8, 13, 21], b: [2, 4, 5, 9] },
    { u: 14.5, p: 0.325163, cliff_delta: 0.45 },
  ),
  example(
    'independent_bootstrap',
    { a: [0, 0], b: [0, 1] },
    { difference: 0.5, percentile: [0, 1], resamples: 16, exhaustive: true },
  ),
  example('independent_bootstrap', { a: [1], b: [0, 1] }, { difference: null, percentile: null, bca: null }),
  example('group_permutation', { a: [1, 1, 1], b: [0, 0] }, { p: 0.1, exact: true, n_a: 3, n_b: 2 }),
  // SciPy's ttest_ind with equal_var=False.
  example(
    'welch_t',
    { a: [3, 5, 8, 13, 21], b: [2, 4, 5, 9] },
    { difference: -5, low: -13.860002, high: 3.860002, p: 0.212184 },
  ),
  example('welch_t', { a: [0, 0], b: [1, 1] }, { difference: 1, low: 1, high: 1, p: null }),
  example('pass_at_k', { n: 5, c: 2, k: 3 }, { pass_at_k: 0.9, pass_hat_k: 0 }),
  example('pass_at_k', { n: 5, c: 2, k: 2 }, { pass_at_k: 0.7, pass_hat_k: 0.1 }),
  example('pass_at_k', { n: 2, c: 2, k: 3 }, { pass_at_k: null, pass_hat_k: null }),
  example(
    'mean_pass_at_k',
    {
      tasks: [
        [1, 1, 0, 0, 0],
        [1, null, 0],
      ],
      k: 3,
    },
    { pass_at_k: 0.9, pass_hat_k: 0, n_tasks: 1, n_excluded: 1 },
  ),
  example('outcome_of_k', { n: 3, c: 2, k: 3 }, { any: 1, all: 0, majority: 1, reason: null }),
  example('outcome_of_k', { n: 2, c: 1, k: 3 }, { any: null, all: null, majority: null }),
  example('holm', family, { adjusted: [0.03, 0.06, 0.06, 0.02] }),
  example('holm', { p: [0.01, null, 0.04] }, { adjusted: [0.02, null, 0.04] }),
  example('benjamini_hochberg', family, { adjusted: [0.02, 0.04, 0.04, 0.02] }),
];

const COMPARED: readonly StatsExample[] = [
  example('kendall', { a: [1, 2, 2, 3, 4], b: [1, 3, 2, 2, 5] }, { tau_b: 0.666667 }),
  example('kendall', { a: vanilla, b: counter }, { tau_b: 0.5, p: 0.075176, method: 'exact' }),
  example('kendall', { a: [1, 1], b: [1, 2] }, { tau_b: null, p: null }),
  example('spearman', { a: [1, 2, 2, 3, 4], b: [1, 3, 2, 2, 5] }, { rho: 0.763158 }),
  example('spearman', { a: vanilla, b: counter }, { rho: 0.633333 }),
  example('midranks', { x: [1, 2, 2, 3, 4] }, { ranks: [1, 2.5, 2.5, 4, 5], ties: [1, 2, 1, 1] }),
  example('rank_shift', { a: vanilla, b: counter }, { shift: [0, 0, -3, 5, 1, -2, 0, -2, 1] }),
  example(
    'rank_sets',
    {
      n: 3,
      tests: [
        { first: 0, second: 1, difference: 0.3, p: 0.01 },
        { first: 0, second: 2, difference: 0.4, p: 0.01 },
        { first: 1, second: 2, difference: 0.1, p: 0.5 },
      ],
    },
    {
      sets: [
        [1, 1],
        [2, 3],
        [2, 3],
      ],
      p_holm: [0.03, 0.03, 0.5],
    },
  ),
  example('kappa', judges, { kappa: 0.701493, n: 10 }),
  example('kappa', { a: ['x', 'x'], b: ['x', 'x'] }, { kappa: null }),
  example(
    'accuracy_f1',
    { truth: words('P P P P P P D D D R'), prediction: words('P P P P P D D D P R') },
    { accuracy: 0.8, macro_f1: 0.833333 },
  ),
  example('krippendorff', { ratings: observers }, { alpha: 0.743421 }),
  example('krippendorff', { ratings: [judges.a, judges.b] }, { alpha: 0.714286 }),
  example('jsd', { p: [0.5, 0.5, 0], q: [0.5, 0.25, 0.25] }, { divergence: 0.155639, distance: 0.394511 }),
  example('jsd', shares, { divergence: 0.552403 }),
  example('jsd', { p: [0, 0], q: [1, 1] }, { divergence: null, distance: null }),
  example('total_variation', shares, { distance: 0.81 }),
  example('ks', { a: [1, 2, 3], b: [2, 3, 4] }, { distance: 0.333333 }),
  example('quantiles', { x: [4, 1, 3, 2], q: [0.5, 0.25, 1] }, { values: [2.5, 1.75, 4] }),
  example('quantiles', { x: [4, 1, 3, 2], q: 0.5 }, { values: [2.5] }),
  example('chi_square', { table: [shares.p, shares.q] }, { chi2: 131.696791, df: 2 }),
  example(
    'chi_square',
    {
      table: [
        [1, 2],
        [0, 0],
      ],
    },
    { chi2: null, df: null, p: null },
  ),
  example(
    'chi_square_permutation',
    {
      table: [
        [3, 0],
        [0, 3],
      ],
    },
    { p: 0.1, exact: true },
  ),
  example('cramers_v', { table: [shares.p, shares.q] }, { v: 0.81147 }),
];

const PLANNED: readonly StatsExample[] = [
  example('power_paired_binary', { n: 200, psi: 0.15, delta: 0.077 }, { power: 0.807584 }),
  example('power_paired_binary', { n: 200, psi: 0.1, delta: 0.2 }, { power: null }),
  example('mde_paired_binary', { n: 200, psi: 0.15, power: 0.8 }, { mde: 0.076273 }),
  example('mde_paired_binary', { n: 381, psi: 0.15 }, { mde: 0.055417 }),
  example('tasks_paired_binary', { psi: 0.15, delta: 0.05 }, { n: 469 }),
  example('enumerated_power', { n: 200, psi: 0.15, delta: 0.077 }, { power: 0.770649 }),
  example('enumerated_power', { n: 200, psi: 0.15, delta: 0.077, test: 'mid_p' }, { power: 0.81678 }),
  example('enumerated_mde', { n: 200, psi: 0.15 }, { mde: 0.079428 }),
  example('mean_mde', { n: 200, sd: 0.35 }, { mde: 0.069336 }),
  example('mean_power', { n: 200, sd: 0.35, delta: 0.07 }, { power: 0.80743 }),
  example('mean_tasks', { sd: 0.35, delta: 0.069337 }, { n: 200 }),
  example(
    'difference_sd',
    { between: 0.1, within_a: 0.2, within_b: 0.3, runs_a: 2, runs_b: 3 },
    { sd: Math.sqrt(0.3) },
  ),
  example('runs_per_task', { ...components, mde: 0.07, n: 200 }, { runs: 1, least_mde: 0.069336 }),
  example('runs_per_task', { ...components, mde: 0.069, n: 200 }, { runs: null, least_mde: 0.069336 }),
  example('normal_cdf', { z: 1.5 }, { p: 0.933193 }),
  example('normal_quantile', { p: 0.975 }, { z: 1.959964 }),
  example('student_t_cdf', { t: -2.1, df: 4 }, { p: 0.051827 }),
  example('student_t_quantile', { p: 0.975, df: 5 }, { t: 2.570582 }),
  example('chi_square_tail', { x: 7.3, df: 3 }, { p: 0.062926 }),
  example('binomial', { k: 4, n: 15, p: 0.5 }, { pmf: 0.041656, cdf: 0.059235 }),
  example(
    'hash_rank',
    { seed: '20020709', purpose: 'assign-arm', key: 'verified|bug|django__django-11087' },
    { u: 0x399db8b48da9 / 2 ** 48 },
  ),
];

export const STATS_EXAMPLES = [...PAIRED, ...RESAMPLED, ...RATES, ...COMPARED, ...PLANNED];
