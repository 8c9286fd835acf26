import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatrixInput, outcomeMatrix } from '../../analysis/matrix/index.ts';
import type { MatrixOrder, OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';
import { wilson } from '../../analysis/stats/index.ts';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';

const BOARD = join(import.meta.dirname, '../../build/demo/sources/boards/verified_matrix.jsonl');

interface BoardLine {
  readonly system: string;
  readonly resolved: readonly string[];
  readonly ambiguous: readonly string[];
}

export function boardLines(): readonly BoardLine[] {
  return readFileSync(BOARD, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BoardLine);
}

/** Runs of cells, a line to a task: 1 resolved, 0 not, - unscored, nothing where there is none. */
interface Made {
  readonly benchmark: string;
  readonly tasks: readonly string[];
  readonly columns: readonly { readonly system: string; readonly condition: string }[];
  readonly runs: readonly (readonly string[])[];
}

export function madeMatrix(made: Made, order: Partial<MatrixOrder> = {}): OutcomeMatrix {
  const counted = (marks: RegExp) =>
    Uint16Array.from(made.runs.flat(), (runs) => [...runs].filter((mark) => marks.test(mark)).length);
  const columns = made.columns.map((column, i) => ({
    ...column,
    ...rateOf(made.runs.map((row) => row[i] ?? '')),
  }));
  const input: MatrixInput = {
    benchmark: made.benchmark,
    order: { rows: 'difficulty', columns: 'rate', ...order },
    ...{ runs: counted(/[-01]/), scored: counted(/[01]/), resolved: counted(/1/) },
    tasks: made.tasks.map((task) => ({
      task,
      repository: task.replace('__', '/').replace(/-\d+$/, '') || null,
    })),
    columns,
  };
  return outcomeMatrix(input);
}

function rateOf(cells: readonly string[]): Omit<MatrixInput['columns'][number], 'system' | 'condition'> {
  const scored = cells.map((runs) => runs.replaceAll('-', '')).filter((runs) => runs !== '');
  const shares = scored.map((runs) => runs.replaceAll('0', '').length / runs.length);
  const resolved = shares.reduce((sum, share) => sum + share, 0);
  const n_tasks = cells.filter((runs) => runs !== '').length;
  const ci = scored.length === 0 ? null : wilson(Math.floor(resolved), scored.length);
  return {
    ...{ n_tasks, n_scored: scored.length, n_unscored: n_tasks - scored.length, resolved },
    ...{ rate: scored.length === 0 ? null : resolved / scored.length, ci, ci_method: ci && 'wilson' },
  };
}

/** The whole public board of SWE-bench Verified: 57 systems, 500 tasks. */
export function verifiedMatrix(order: Partial<MatrixOrder> = {}): OutcomeMatrix {
  const lines = boardLines().toSorted((a, b) => (a.system < b.system ? -1 : 1));
  const board = KNOWN_BENCHMARKS.find(({ name }) => name === 'SWE-bench Verified');
  const tasks = [...(board?.ids ?? [])].sort();
  const sets = lines.map(({ resolved, ambiguous }) => ({
    resolved: new Set(resolved),
    ambiguous: new Set(ambiguous),
  }));
  return madeMatrix(
    {
      benchmark: 'SWE-bench Verified',
      tasks,
      columns: lines.map(({ system }) => ({ system, condition: 'vanilla' })),
      runs: tasks.map((task) =>
        sets.map(({ resolved, ambiguous }) => (ambiguous.has(task) ? '-' : resolved.has(task) ? '1' : '0')),
      ),
    },
    order,
  );
}

/** Repeats, gaps, a system without a scored run, and names as long as they come. */
export function smallMatrix(order: Partial<MatrixOrder> = {}): OutcomeMatrix {
  return madeMatrix(
    {
      benchmark: 'SWE-bench Lite dev',
      tasks: [
        'a__a-1',
        'marshmallow-code__marshmallow-1343',
        'pvlib__pvlib-python-1072',
        'pvlib__pvlib-python-1073',
        'x',
      ],
      columns: [
        { system: '20241128_SWE-Fixer_Qwen2.5-7b-retriever_Qwen2.5-72b-editor', condition: 'counter-edit' },
        { system: '20241128_SWE-Fixer_Qwen2.5-7b-retriever_Qwen2.5-72b-editor', condition: 'vanilla' },
        { system: 'Ærø <ünïcode> & "quotes"', condition: 'vanilla' },
        { system: 'never scored', condition: 'vanilla' },
      ],
      runs: [
        ['111', '11', '1', '-'],
        ['101', '10', '0', '-'],
        ['000', '-0', '', '--'],
        ['', '--', '1', ''],
        ['', '', '', '-'],
      ],
    },
    order,
  );
}

/** One system, one task, one run. */
export function oneRun(): OutcomeMatrix {
  return madeMatrix({
    benchmark: 'B',
    tasks: ['a__a-1'],
    columns: [{ system: 's', condition: 'c' }],
    runs: [['1']],
  });
}
