import { bareGrade } from '../bare-grade.ts';
import type { ImportedGrade, ImportProblem } from '../format.ts';
import type { RunRecord } from './records.ts';
import type { SummaryVerdict, SummaryWord } from './summary.ts';

export interface ChosenGrade {
  readonly grade: ImportedGrade | null;
  /** The harness found no patch to test. */
  readonly patchEmpty: boolean;
  readonly note: string | null;
  readonly problems: readonly ImportProblem[];
}

interface Claim {
  readonly file: string;
  readonly line: number | null;
  readonly word: SummaryWord;
}

const ERROR_NOTE =
  'The harness lists it under errors without a report: a patch that does not apply, a timeout or the environment.';

function claims({ row, report, summary }: RunRecord): readonly Claim[] {
  const found: Claim[] = [];
  if (report !== null)
    found.push({
      file: report.file,
      line: null,
      word: report.patchEmpty ? 'empty-patch' : report.grade!.verdict,
    });
  if (summary !== null && summary.word !== 'no-verdict')
    found.push({ file: summary.file, line: null, word: summary.word });
  if (row !== null && row.resolved !== null)
    found.push({ file: row.file, line: row.line, word: row.resolved ? 'resolved' : 'unresolved' });
  return found;
}

/** A table knows only resolved or not, and a summary calls a patch that did not apply an error: neither is a quarrel. */
function agree(a: string, b: string): boolean {
  return a === b || (a !== 'resolved' && b !== 'resolved');
}

function disagreements(record: RunRecord): readonly ImportProblem[] {
  const [best, ...others] = claims(record);
  return others
    .filter(({ word }) => best !== undefined && !agree(best.word, word))
    .map(({ file, line, word }) => ({
      file,
      line,
      code: 'disagreement',
      reason: `${record.instance} of ${record.run} is ${word} here, but ${best!.word} in ${best!.file}, which counts`,
    }));
}

/** Counts that a table gives, where no report does. */
function tableGrade({ row }: RunRecord, verdict: ImportedGrade['verdict']): ImportedGrade {
  return {
    ...bareGrade(verdict),
    f2p_pass: row?.f2p_pass ?? null,
    f2p_fail: row?.f2p_fail ?? null,
    p2p_pass: row?.p2p_pass ?? null,
    p2p_fail: row?.p2p_fail ?? null,
  };
}

function reported(grade: ImportedGrade, record: RunRecord): ImportedGrade {
  if (grade.p2p_pass !== null) return grade;
  return { ...tableGrade(record, grade.verdict), tests: grade.tests };
}

type Choice = Omit<ChosenGrade, 'problems'>;

const NONE: Choice = { grade: null, patchEmpty: false, note: null };

/** By a summary's word; what it calls an error may be told apart by the log. */
function bySummary({ word, note }: SummaryVerdict, record: RunRecord): Choice {
  if (word === 'empty-patch') return { ...NONE, patchEmpty: true, note };
  if (word === 'infra-error' && record.log !== null)
    return { ...NONE, grade: tableGrade(record, record.log.word) };
  if (word === 'infra-error') return { ...NONE, grade: tableGrade(record, word), note: note ?? ERROR_NOTE };
  return word === 'no-verdict' ? { ...NONE, note } : { ...NONE, grade: tableGrade(record, word), note };
}

function choose(record: RunRecord): Choice {
  const { row, report, summary, log } = record;
  if (report !== null)
    return {
      ...NONE,
      grade: report.grade && reported(report.grade, record),
      patchEmpty: report.patchEmpty,
      note: report.note,
    };
  if (summary !== null && summary.word !== 'no-verdict') return bySummary(summary, record);
  if (row !== null && row.resolved !== null)
    return { ...NONE, grade: tableGrade(record, row.resolved ? 'resolved' : 'unresolved') };
  if (log !== null) return { ...NONE, grade: tableGrade(record, log.word) };
  return summary === null ? NONE : bySummary(summary, record);
}

/**
 * The verdict on a run: the harness' report before its summary before a table before the log. Who says otherwise is
 * reported.
 */
export function chooseGrade(record: RunRecord): ChosenGrade {
  return { ...choose(record), problems: disagreements(record) };
}
