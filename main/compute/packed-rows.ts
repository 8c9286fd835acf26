import type { PairedRow, PairedTask, Repeats } from '../../analysis/model/comparison.ts';

/** Verdicts of one side's runs, task by task: 1 resolved, 0 not, −1 unscored. */
interface PackedSide {
  readonly verdicts: Int8Array;
  /** Task → where its verdicts end; they begin where those before end. */
  readonly ends: Uint32Array;
}

interface PackedRow {
  readonly system: string;
  readonly condition: string | null;
  /** Positions in `names`. */
  readonly tasks: Int32Array;
  /** Positions in `names`; −1 where a task names none. */
  readonly repositories: Int32Array;
  readonly a: PackedSide;
  readonly b: PackedSide;
}

/** Rows as they go to threads: a thousand arrays of numbers are copied in the time that one object a task takes. */
export interface PackedRows {
  readonly names: readonly string[];
  readonly rows: readonly PackedRow[];
}

const UNSCORED = -1;
const NO_NAME = -1;

export function packRows(rows: readonly PairedRow[]): PackedRows {
  const codes = new Map<string, number>();
  const codeOf = (name: string) => {
    const code = codes.get(name) ?? codes.size;
    codes.set(name, code);
    return code;
  };
  const packed = rows.map(({ system, condition, tasks }) => ({
    system,
    condition,
    tasks: Int32Array.from(tasks, ({ task }) => codeOf(task)),
    repositories: Int32Array.from(tasks, ({ repository }) =>
      repository === null ? NO_NAME : codeOf(repository),
    ),
    a: packSide(tasks.map(({ a }) => a)),
    b: packSide(tasks.map(({ b }) => b)),
  }));
  return { names: [...codes.keys()], rows: packed };
}

function packSide(side: readonly Repeats[]): PackedSide {
  let end = 0;
  const ends = Uint32Array.from(side, (repeats) => (end += repeats.length));
  const verdicts = Int8Array.from(side.flat(), (verdict) => verdict ?? UNSCORED);
  return { verdicts, ends };
}

export function unpackRows({ names, rows }: PackedRows): readonly PairedRow[] {
  return rows.map(({ system, condition, tasks, repositories, a, b }) => ({
    system,
    condition,
    tasks: Array.from(tasks, (code, i): PairedTask => {
      const repository = names[repositories[i]!] ?? null;
      return { task: names[code]!, repository, a: repeatsAt(a, i), b: repeatsAt(b, i) };
    }),
  }));
}

function repeatsAt({ verdicts, ends }: PackedSide, task: number): Repeats {
  const begin = task === 0 ? 0 : ends[task - 1]!;
  return Array.from(verdicts.subarray(begin, ends[task]), (verdict) =>
    verdict === UNSCORED ? null : verdict === 1 ? 1 : 0,
  );
}
