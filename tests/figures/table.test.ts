import { csvParse } from 'd3';
import { describe, expect, test } from 'vitest';
import type { FigureTable } from '../../analysis/figures/figure-table.ts';
import { forestCaption, forestSubject } from '../../analysis/figures/forest/forest-caption.ts';
import { forestTable } from '../../analysis/figures/forest/forest-table.ts';
import { toCsv } from '../../analysis/figures/to-csv.ts';
import { escapeLatex, toLatex } from '../../analysis/figures/to-latex.ts';
import { comparisonResult, comparisonRow, nullRow, rowsOf } from './comparisons.ts';

const TABLE: FigureTable = {
  columns: [
    { key: 'label', label: 'System & more', unit: null },
    { key: 'n', label: 'n', unit: 'tasks' },
    { key: 'rate', label: 'vanilla_1', unit: 'percent' },
    { key: 'd', label: 'Difference', unit: 'points' },
    { key: 'ci', label: '95% CI', unit: 'points', interval: true },
    { key: 'p', label: 'p', unit: 'p' },
    { key: 'note', label: 'Note', unit: null, detail: true },
  ],
  rows: [
    {
      kind: 'row',
      cells: {
        label: 'a,b',
        n: 1200,
        rate: 64.6,
        d: 0.1 + 0.2,
        ci: [-1.74, 5.7],
        p: 0.0002,
        note: 'say "hi"\nnow',
      },
    },
    { kind: 'part', cells: { label: 'x/y_z', n: 3, d: -100, ci: null } },
    { kind: 'row', cells: { label: '[P] none', n: 0, rate: null, d: null, ci: null, p: null, note: null } },
    { kind: 'summary', cells: { label: 'Mean', d: 0, ci: [0, 0] } },
  ],
};

describe('CSV', () => {
  test('is RFC 4180 with units in the header, two columns per interval and nothing for null', () => {
    expect(toCsv(TABLE)).toBe(
      [
        'label,n,rate_percent,d_points,ci_low_points,ci_high_points,p,note',
        '"a,b",1200,64.6,0.3,-1.74,5.7,0.0002,"say ""hi""\nnow"',
        'x/y_z,3,,-100,,,,',
        '[P] none,0,,,,,,',
        'Mean,,,0,0,0,,',
        '',
      ].join('\r\n'),
    );
  });

  test('of the forest plot holds every number of the comparison, in points and percent', () => {
    const data = rowsOf(6);
    const rows = csvParse(toCsv(forestTable(data)));
    expect(rows).toHaveLength(7);
    const [first] = data.comparisons;
    expect(Number(rows[0]?.difference_points)).toBeCloseTo(100 * (first?.difference ?? 0), 9);
    expect(Number(rows[0]?.newcombe_high_points)).toBeCloseTo(100 * (first?.ci_newcombe?.[1] ?? 0), 9);
    expect(Number(rows[0]?.rate_b_percent)).toBeCloseTo(30, 9);
    expect(rows[0]).toMatchObject({
      a: 'vanilla',
      b: 'counter-edit',
      seed: 'parallax',
      level: 'row',
      only_a: '20',
    });
    expect(rows[4]).toMatchObject({
      difference_points: '',
      reason: 'no task is scored on both sides',
      n_tasks: '0',
    });
    expect(rows[6]).toMatchObject({ label: 'Mean of 5', level: 'mean', n_tasks: '' });
  });
});

describe('LaTeX', () => {
  test('has booktabs rules, escaped text, true minus signs and no detail columns', () => {
    expect(toLatex(TABLE, 'A & B: 50%')).toBe(`% Needs \\usepackage{booktabs}.
\\begin{table}
  \\centering
  \\caption{A \\& B: 50\\%}
  \\begin{tabular}{@{}lrrrrr@{}}
    \\toprule
    System \\& more & n & vanilla\\_1 (\\%) & Difference (pp) & 95\\% CI (pp) & p \\\\
    \\midrule
    a,b & 1,200 & 64.6 & +0.3 & [$-$1.7, 5.7] & $<$0.001 \\\\
    \\quad x/y\\_z & 3 &  & $-$100.0 &  &  \\\\
    {}[P] none & 0 & -- & -- & -- & -- \\\\
    \\midrule
    Mean &  &  & 0.0 & [0.0, 0.0] &  \\\\
    \\bottomrule
  \\end{tabular}
\\end{table}
`);
  });

  test('is made smaller where it is wider than the line, if that is asked for', () => {
    const [needs, , , , fit] = toLatex(TABLE, 'x', { fitted: true }).split('\n');
    expect(needs).toBe('% Needs \\usepackage{booktabs,graphicx}.');
    expect(fit).toBe('  \\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%');
    expect(toLatex(TABLE, 'x', { fitted: true })).toContain('  \\end{tabular}}\n');
  });

  test('escapes every character that LaTeX would take as its own', () => {
    expect(escapeLatex('\\ ~ ^ & % $ # _ { } < > − –')).toBe(
      '\\textbackslash{} \\textasciitilde{} \\textasciicircum{} \\& \\% \\$ \\# \\_ \\{ \\} $<$ $>$ $-$ --',
    );
  });
});

describe('the caption', () => {
  test('says what is drawn, over what, how the intervals are made and the seed', () => {
    expect(forestCaption(rowsOf(3))).toBe(
      'Paired differences in resolve rate, counter-edit minus vanilla, in percentage points, of 3 systems over 94–500 ' +
        'tasks scored on both sides (cohort SWE-bench Verified, 500 tasks, 5b1d0c77aa91e0f3). Dots: mean difference ' +
        'over tasks, filled where Holm-adjusted p < 0.05. Lines and brackets: 95% percentile intervals, bootstrap over ' +
        'tasks. Bands: 95% Newcombe intervals for paired proportions, one outcome per task. Diamond: unweighted mean ' +
        'of the systems with its interval from resampling tasks jointly. Seed: parallax.',
    );
    expect(forestCaption(rowsOf(1), { repositories: true })).toContain('Grey rows: single repositories');
    expect(forestCaption(rowsOf(1))).not.toContain('Diamond');
  });

  test('counts one task and no rows as such', () => {
    expect(forestSubject(comparisonResult([{ ...comparisonRow(0), n_tasks: 1 }]))).toContain(
      '1 system over 1 task scored',
    );
    expect(forestSubject(comparisonResult([]))).toContain('in percentage points (cohort');
    expect(forestSubject(comparisonResult([nullRow('x')]))).toContain('over 0 tasks');
  });
});
