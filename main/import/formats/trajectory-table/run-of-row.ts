import { OUTCOMES } from '../../../../analysis/model/outcome.ts';
import { bareGrade } from '../../bare-grade.ts';
import { type ImportedAttempt, type ImportedGrade, VERDICTS } from '../../format.ts';
import type { Columns } from '../../rows/rows-format.ts';
import { scoreNumber } from '../../score-number.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { asText, type Untyped } from '../../untyped.ts';
import { exitOf } from './exit-of.ts';
import { type ToldRun, toldRun } from './told-run.ts';

interface Place {
  readonly file: string;
  readonly line: number | null;
}

/** What a row holds under our names. */
class Cells {
  constructor(
    private readonly row: Untyped,
    private readonly columns: Columns,
  ) {}

  value(ours: string): unknown {
    const name = this.columns[ours];
    return name === undefined ? undefined : this.row[name];
  }

  /** Numbers as text too; null for nothing or blanks. */
  text(ours: string): string | null {
    const value = this.value(ours);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    return asText(value)?.trim() || null;
  }

  /** Not negative; null for anything else. */
  number(ours: string): number | null {
    const value = this.value(ours);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
  }
}

interface Verdict {
  readonly grade: ImportedGrade | null;
  readonly isEmpty: boolean;
  readonly note: string | null;
}

const isVerdict = (word: string): word is ImportedGrade['verdict'] =>
  (VERDICTS as readonly string[]).includes(word);

/** Columns may say more than right or wrong; what is neither keeps no verdict. */
function verdictOf(cells: Cells): Verdict {
  const none = { grade: null, isEmpty: false, note: null };
  const word = cells.text('outcome');
  if (word !== null && isVerdict(word)) return { ...none, grade: bareGrade(word) };
  if (word === 'empty-patch') return { ...none, grade: bareGrade('unresolved'), isEmpty: true };
  const value = cells.value('resolved');
  const number = scoreNumber(value);
  if (number === 1 || number === 0)
    return { ...none, grade: bareGrade(number === 1 ? 'resolved' : 'unresolved') };
  if (word !== null && !(OUTCOMES as readonly string[]).includes(word))
    return { ...none, note: `Its outcome is “${word}”, which is none.` };
  const isUntold = value === undefined || value === null || value === '';
  return isUntold
    ? none
    : { ...none, note: `Its verdict is ${JSON.stringify(value)}, which is neither yes nor no.` };
}

function attemptOf(cells: Cells, told: ToldRun, isEmpty: boolean): ImportedAttempt {
  const word = cells.text('exit') ?? told.exitWord;
  const patch = cells.value('patch');
  return {
    ...EMPTY_ATTEMPT,
    ...told.measures,
    exit: word === null ? told.exit : exitOf(word),
    exit_detail: word ?? told.exitDetail,
    steps: cells.number('steps') ?? told.measures.steps ?? null,
    input_tokens: cells.number('input_tokens') ?? told.measures.input_tokens ?? null,
    cached_tokens: cells.number('cached_tokens') ?? told.measures.cached_tokens ?? null,
    output_tokens: cells.number('output_tokens') ?? told.measures.output_tokens ?? null,
    cost_usd: cells.number('cost_usd') ?? told.measures.cost_usd ?? null,
    duration_s: cells.number('duration_s') ?? told.measures.duration_s ?? null,
    patch: asText(patch) ?? told.patch,
    patch_empty: isEmpty ? true : null,
    events: told.events,
  };
}

/** A whole number from 1; any other numbering is left to the namer. */
function repeatOf(cells: Cells): number | null {
  const repeat = cells.number('repeat');
  return repeat !== null && Number.isInteger(repeat) && repeat >= 1 ? repeat : null;
}

/** One row as a run; null where it names no task. */
export function runOfRow(row: Untyped, columns: Columns, { file, line }: Place): Transcript | null {
  const cells = new Cells(row, columns);
  const task = cells.text('task');
  if (task === null) return null;
  const told = toldRun(cells.value('messages'));
  const { grade, isEmpty, note } = verdictOf(cells);
  const model = cells.text('model') ?? told.model;
  return {
    ...{ group: file, file, line, task },
    benchmark: cells.text('benchmark'),
    repository: /^[^/\s]+\/[^/\s]+$/.exec(cells.text('repository') ?? '')?.[0] ?? null,
    agent: cells.text('agent') ?? told.agent,
    model,
    ...{ settings: {}, condition: cells.text('condition'), repeat: repeatOf(cells) },
    note: [note, told.note].filter((part) => part !== null).join(' ') || null,
    attempt: attemptOf(cells, told, isEmpty),
    grade,
  };
}
