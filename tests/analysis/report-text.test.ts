import { describe, expect, it } from 'vitest';
import type { Report, ReportInput } from '../../analysis/model/report.ts';
import { computeReport, EXPLANATIONS, makeReport, toLatex, toMarkdown } from '../../analysis/report/index.ts';
import { E6_RUNS } from './e6.ts';
import { reportInput, singleRuns } from './report-inputs.ts';
import { unexplained } from './unexplained.ts';

const NAMES = { a: 'plain_50%', b: 'a|b [x](y) <i>\n\n# z' };

function reportOf(inputs: readonly ReportInput[], names = NAMES): Report {
  const scope = {
    ...{
      by: 'condition' as const,
      ...names,
      cohort: { name: 'Bench & co', n_tasks: 6, hash: '0123', within: [] },
    },
    ...{
      seed: 's',
      filter: { repository: ['x/y'], task: '' },
      one_sided: [{ system: 'lone', condition: null, side: 'a' as const }],
    },
    app_version: '1.2.3',
  };
  return makeReport(
    scope,
    computeReport(inputs, { by: 'condition', seed: 's', draws: 100, stated_difference: 0.05 }),
  );
}

const measured = E6_RUNS.map((runs, i) => ({
  ...{ ...runs, repository: i < 4 ? 'big/one' : 'small/two' },
  ...{ measures_a: { steps: 10 + i, cost_usd: 0.5 }, measures_b: { steps: 20 - i, cost_usd: 0.25 } },
}));
const FULL = [reportInput(measured, 'first_system'), reportInput(singleRuns(50, 11, 4, 35), 'second & last')];

const linesOf = (text: string, begins: string) => text.split('\n').filter((line) => line.startsWith(begins));

describe('the model', () => {
  it('says what was compared and restricted, and explains itself', () => {
    const report = reportOf(FULL);
    expect(report).toMatchObject({ filter: { repository: ['x/y'] }, app_version: '1.2.3', draws: 10_000 });
    expect(report.rows.map(({ system }) => system)).toEqual(['first_system', 'second & last']);
    expect(report.comparison.comparisons.map(({ system }) => system)).toEqual([
      'first_system',
      'second & last',
    ]);
    for (const { name, text, source } of Object.values(report.explanations))
      expect([name, text, source]).not.toContain('');
  });
});

describe('the tables', () => {
  it('explain each of their columns', () => {
    expect(unexplained(reportOf(FULL))).toEqual([]);
  });
});

describe('Markdown', () => {
  const text = toMarkdown(reportOf(FULL));

  it('has the sections in their order', () => {
    expect(linesOf(text, '## ').map((line) => line.slice(3))).toEqual([
      ...['Difference', 'Tasks compared and dropped', 'Tests', 'Unscored and missing runs', 'Repositories'],
      ...[
        'By repository',
        'Retention and overturn',
        'Four ways to average',
        'Run by run',
        'Repeated runs',
        'Power',
      ],
      'Steps, tokens, cost, duration',
    ]);
  });

  it('writes the numbers of the example', () => {
    expect(text).toMatch(
      /\| first\\_system \| 6 \| 63\.9 \| 44\.4 \| −19\.4 \| .* \| \\\[−55\.1, 16\.3\\\] \|/,
    );
    expect(text).toMatch(/\| second \\& last \| 11 \| 4 \|.* 0\.118 \| 0\.237 \|/);
    expect(text).toMatch(/pooled runs \| 35 \| 64\.7 \| 44\.4 \| −20\.3 \|/);
    expect(text).toMatch(/\| first\\_system \| steps \| 6 \| 12\.5 \| 17\.5 \|/);
    expect(text).toContain('lone: only plain\\_50% has runs, so there is nothing to compare.');
  });

  it('keeps rows whole: as many cells as its header has, whatever a name holds', () => {
    const tables = text.split('\n\n').map((block) => linesOf(block, '|'));
    for (const lines of tables.filter(({ length }) => length > 0)) {
      const cells = lines.map((line) => line.replace(/\\./g, '').split('|').length);
      expect(new Set(cells).size).toBe(1);
    }
  });

  it('lets no name become a heading, a link, HTML or a cell', () => {
    expect(linesOf(text, '# ')).toEqual(['# a\\|b \\[x\\](y) \\<i\\> \\# z against plain\\_50%']);
    expect(text).not.toMatch(/(^|[^\\])<i|(^|[^\\])\[x/);
  });

  it('explains each marked figure once, in a footnote with its source', () => {
    const marks = new Set([...text.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, key]) => key));
    const notes = [...text.matchAll(/^\[\^(\w+)\]: .* Source: ./gm)].map(([, key]) => key);
    expect(notes.toSorted()).toEqual([...marks].sort());
    expect(notes.toSorted()).toEqual(Object.keys(EXPLANATIONS).sort());
  });

  it('calls sides A and B at the head of columns where a name is long', () => {
    const long = toMarkdown(reportOf(FULL, { a: 'x', b: 'a name of more than twenty characters' }));
    expect(long).toContain('| System | n | A (%)[^task_rate] | B (%)[^task_rate] |');
    expect(long).toContain('- B: a name of more than twenty characters (condition)');
    expect(text).toContain('plain\\_50% (%)');
  });

  it('says so where there is nothing to compare', () => {
    const none = toMarkdown(reportOf([], { a: 'x', b: 'y' }));
    expect(none).toContain('Nothing to compare: no system has runs under both x and y.');
    expect(none).not.toContain('##');
    const [dropped] = [toMarkdown(reportOf([reportInput([{ a: [1], b: [null] }])], { a: 'x', b: 'y' }))];
    expect(dropped).toContain('no task is scored on both sides');
    expect(dropped).toMatch(/\| s \| 0 \| 1 \| 0 \| 0 \| 0 \| 1 \| 0 \|/);
  });

  it('has the same bytes for the same seed', () => {
    expect(toMarkdown(reportOf(FULL))).toBe(text);
  });
});

describe('LaTeX', () => {
  const text = toLatex(reportOf(FULL));

  it('is a booktabs table for each section, with what it opens closed', () => {
    for (const part of ['\\begin{table}', '\\end{table}', '\\begin{tabular}', '\\toprule', '\\bottomrule'])
      expect(text.split(part)).toHaveLength(13);
    let depth = 0;
    for (const brace of text.replace(/^%.*$/gm, '').replace(/\\./g, '').match(/[{}]/g) ?? []) {
      depth += brace === '{' ? 1 : -1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  it('has as many cells in each line as columns', () => {
    for (const [, columns, body] of text.matchAll(
      /\\begin\{tabular\}\{@\{\}(\w+)@\{\}\}([\s\S]*?)\\end\{tabular\}/g,
    )) {
      const lines = body!.split('\n').filter((line) => line.endsWith('\\\\'));
      for (const line of lines) expect(line.replaceAll('\\&', '').split('&')).toHaveLength(columns!.length);
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  it('escapes names, and keeps comments and captions to one line', () => {
    expect(text).toContain('plain\\_50\\%');
    expect(text).toContain('second \\& last');
    expect(text).not.toMatch(/^\s*# z/m);
    expect(text.replace(/^%.*$/gm, '')).not.toMatch(/\\caption\{[^\n]*\n\s*\n/);
  });

  it('is a sentence where there is nothing to compare', () => {
    const none = toLatex(reportOf([], { a: 'x', b: 'y' }));
    expect(none).toContain('Nothing to compare');
    expect(none).not.toContain('tabular');
  });
});
