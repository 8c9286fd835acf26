import type { ImportProblem } from '../../format.ts';
import { EMPTY_ROW, type ResultRow } from '../../harness/result-row.ts';
import type { Settings } from '../../model-settings.ts';
import { type CsvRecord, parseCsv } from '../../parse-csv.ts';

/** One row of `runs.csv`; an empty cell, or one that was refused, is null. */
export interface CsvRun {
  readonly run: string;
  readonly instance: string;
  readonly row: ResultRow;
}

/** Whether a header is that of a table of mini-swe-agent runs rather than of any runs. */
export function isRunsHeader(fields: readonly string[]): boolean {
  return ['run', 'instance_id', 'exit_status', 'api_calls'].every((name) => fields.includes(name));
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** Reads the cells of one record, reporting each that is not what its column should hold. */
class Row {
  constructor(
    private readonly header: readonly string[],
    private readonly record: CsvRecord,
    private readonly report: (line: number, code: string, reason: string) => void,
  ) {}

  text(column: string): string | null {
    const at = this.header.indexOf(column);
    return (at < 0 ? '' : (this.record.fields[at] ?? '').trim()) || null;
  }

  number(column: string, whole = false): number | null {
    const text = this.text(column);
    if (text === null) return null;
    const value = Number(text);
    if (NUMBER.test(text) && value >= 0 && Number.isFinite(value) && (!whole || Number.isInteger(value)))
      return value;
    return this.refuse(
      'bad-number',
      `${column} is "${text}", not a ${whole ? 'whole ' : ''}number from 0; read as unknown`,
    );
  }

  boolean(column: string): boolean | null {
    const text = this.text(column);
    if (text === null) return null;
    if (/^(true|1)$/i.test(text)) return true;
    if (/^(false|0)$/i.test(text)) return false;
    return this.refuse('bad-boolean', `${column} is "${text}", neither true nor false; read as unknown`);
  }

  /** Milliseconds since the epoch; a time without a zone would mean another moment on every machine. */
  time(column: string): number | null {
    const text = this.text(column);
    if (text === null) return null;
    const value = /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isFinite(value)
      ? value
      : this.refuse('bad-time', `${column} is "${text}", not a time with a zone; read as unknown`);
  }

  private refuse(code: string, reason: string): null {
    this.report(this.record.line, code, reason);
    return null;
  }
}

function settings(row: Row): Settings {
  const version = row.text('mini_version');
  const temperature = row.number('temperature');
  const parallel = row.boolean('parallel_tool_calls');
  return {
    ...(version !== null && { version }),
    ...(temperature !== null && { temperature }),
    ...(parallel !== null && { parallel_tool_calls: parallel }),
  };
}

function resultRow(row: Row, file: string, line: number): ResultRow {
  return {
    ...EMPTY_ROW,
    file,
    line,
    model: row.text('model'),
    settings: settings(row),
    exitWord: row.text('exit_status'),
    resolved: row.boolean('resolved'),
    cost_usd: row.number('cost_usd'),
    steps: row.number('api_calls', true),
    input_tokens: row.number('prompt_tokens', true),
    output_tokens: row.number('completion_tokens', true),
    cached_tokens: row.number('cached_tokens', true),
    started_at: row.time('started_at'),
    duration_s: row.number('duration_s'),
    patch_chars: row.number('patch_chars', true),
    f2p_pass: row.number('f2p_pass', true),
    f2p_fail: row.number('f2p_fail', true),
    p2p_pass: row.number('p2p_pass', true),
    p2p_fail: row.number('p2p_fail', true),
    note: row.text('note'),
  };
}

/** Rows of a `runs.csv`. A row with the wrong number of cells, or without run or task, is left out and reported. */
export function* readRunsCsv(
  text: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): Generator<CsvRun> {
  const report = (line: number, code: string, reason: string) => onProblem({ file, line, code, reason });
  const [header, ...records] = parseCsv(text);
  if (header === undefined || !isRunsHeader(header.fields))
    return report(
      header?.line ?? 1,
      'bad-header',
      'the header lacks run, instance_id, exit_status or api_calls',
    );
  for (const record of records) {
    const cells = record.fields.length;
    const expected = header.fields.length;
    const row = new Row(header.fields, record, report);
    const [run, instance] = [row.text('run'), row.text('instance_id')];
    if (cells !== expected)
      report(record.line, 'bad-row', `the row has ${cells} cells, the header ${expected}; left out`);
    else if (run === null || instance === null)
      report(record.line, 'bad-row', 'the row names no run or no task; left out');
    else yield { run, instance, row: resultRow(row, file, record.line) };
  }
}
