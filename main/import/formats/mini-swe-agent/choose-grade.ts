import type { ImportedGrade, ImportProblem } from '../../format.ts';
import type { RunRecord } from './records.ts';

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
  readonly word: string;
}

const ERROR_NOTE =
  'The harness lists it under errors without a report: a patch that does not apply, a timeout or the environment.';

function claims({ csv, report, summary }: RunRecord): readonly Claim[] {
  const found: Claim[] = [];
  if (report !== null)
    found.push({
      file: report.file,
      line: null,
      word: report.patchEmpty ? 'empty-patch' : report.grade!.verdict,
    });
  if (summary !== null) found.push({ file: summary.file, line: null, word: summary.word });
  if (csv !== null && csv.resolved !== null)
    found.push({ file: csv.file, line: csv.line, word: csv.resolved ? 'resolved' : 'unresolved' });
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
function tableGrade({ csv }: RunRecord, verdict: ImportedGrade['verdict']): ImportedGrade {
  return {
    verdict,
    verifier_version: null,
    f2p_pass: csv?.f2p_pass ?? null,
    f2p_fail: csv?.f2p_fail ?? null,
    p2p_pass: csv?.p2p_pass ?? null,
    p2p_fail: csv?.p2p_fail ?? null,
    tests: [],
  };
}

function reported(grade: ImportedGrade, record: RunRecord): ImportedGrade {
  if (grade.p2p_pass !== null) return grade;
  return { ...tableGrade(record, grade.verdict), tests: grade.tests };
}

/** The verdict on a run: the harness' report before its summary before the table. Who says otherwise is reported. */
export function chooseGrade(record: RunRecord): ChosenGrade {
  const { csv, report, summary } = record;
  const problems = disagreements(record);
  const chosen = (
    grade: ImportedGrade | null,
    patchEmpty = false,
    note: string | null = null,
  ): ChosenGrade => ({
    grade,
    patchEmpty,
    note,
    problems,
  });
  if (report !== null) return chosen(report.grade && reported(report.grade, record), report.patchEmpty);
  if (summary?.word === 'empty-patch') return chosen(null, true);
  if (summary?.word === 'infra-error') return chosen(tableGrade(record, 'infra-error'), false, ERROR_NOTE);
  if (summary !== null) return chosen(tableGrade(record, summary.word));
  if (csv !== null && csv.resolved !== null)
    return chosen(tableGrade(record, csv.resolved ? 'resolved' : 'unresolved'));
  return chosen(null);
}
