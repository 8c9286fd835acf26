import type { ImportProblem } from '../format.ts';
import { modelInPath } from '../run-key.ts';
import { asNumber, asObject, asTexts, type Untyped } from '../untyped.ts';
import { type FailureReason, failureNote, readFailureReasons, TIMED_OUT } from './failure-reason.ts';

/** What a summary says of a task; `no-verdict`: it was handed in, and no more is said. */
export type SummaryWord =
  | 'resolved'
  | 'unresolved'
  | 'empty-patch'
  | 'patch-failed'
  | 'test-timeout'
  | 'infra-error'
  | 'no-verdict';

export interface Listed {
  readonly word: SummaryWord;
  /** Why there is no verdict, where the word alone does not say; null: it does. */
  readonly note: string | null;
}

export interface SummaryVerdict extends Listed {
  readonly file: string;
  /** Who made the patches, by the summary's name; null where that does not say. */
  readonly model: string | null;
}

/** A run's summary as the harness writes it, `MODEL.RUN.json`. */
export interface Summary {
  readonly path: string;
  readonly file: string;
  readonly verdicts: ReadonlyMap<string, Listed>;
}

type Heading = readonly [heading: string, listed: Listed, ids: readonly string[]];

const plain = (word: SummaryWord): Listed => ({ word, note: null });

/** Version 1 has no list of the unresolved: they are the completed ones that are not resolved. */
function unresolvedIds(value: Untyped): readonly string[] {
  if (Array.isArray(value.unresolved_ids)) return asTexts(value.unresolved_ids);
  const resolved = new Set(asTexts(value.resolved_ids));
  return asTexts(value.completed_ids).filter((id) => !resolved.has(id));
}

const COUNTED = [
  ...['resolved', 'unresolved', 'empty_patch', 'error', 'completed', 'infra_failure', 'ambiguous_failure'],
] as const;

/** Where a summary's counts and its lists say different things. */
function countProblems(value: Untyped, file: string): readonly ImportProblem[] {
  return COUNTED.flatMap((name) => {
    const counted = asNumber(value[`${name}_instances`]);
    const list = value[`${name}_ids`];
    if (counted === null || !Array.isArray(list) || counted === list.length) return [];
    const reason = `${name}_instances says ${counted}, but ${list.length} ids are listed; the ids count`;
    return [{ file, line: null, code: 'contradiction', reason }];
  });
}

/** Whether a parsed file is a summary; other JSON files have names of the same form. */
export function isSummary(value: unknown): value is Untyped {
  const object = asObject(value);
  if (object === null || !Array.isArray(object.resolved_ids)) return false;
  const lists = [object.submitted_ids, object.completed_ids, object.unresolved_ids];
  return asNumber(object.total_instances) !== null || lists.some(Array.isArray);
}

/**
 * Verdicts by heading, in the order given: an id under two of them keeps the first and is reported, as is one that stands
 * twice under one.
 */
export function verdictsByHeading(
  headings: readonly Heading[],
  file: string,
  onProblem: (problem: ImportProblem) => void,
): ReadonlyMap<string, Listed> {
  const verdicts = new Map<string, Listed>();
  const places = new Map<string, string>();
  const report = (code: string, reason: string) => onProblem({ file, line: null, code, reason });
  for (const [heading, listed, ids] of headings)
    for (const id of ids) {
      const before = places.get(id);
      if (before === undefined) {
        verdicts.set(id, listed);
        places.set(id, heading);
      } else if (before === heading) report('duplicate', `${id} stands twice under ${heading}`);
      else report('contradiction', `${id} is listed as ${before} and as ${heading}; the first counts`);
    }
  return verdicts;
}

const PENDING: Listed = { word: 'no-verdict', note: 'The evaluation service had not graded it yet.' };
const UNLISTED: Listed = {
  word: 'no-verdict',
  note: 'The summary counts it as submitted, but lists it under no heading.',
};

/** A guess at the cause says more of an error, and beside a verdict it is a note: the harness counts such a task as before. */
function withReason(listed: Listed, reason: FailureReason | undefined): Listed {
  if (reason === undefined || !['unresolved', 'infra-error'].includes(listed.word)) return listed;
  const isTimeout = listed.word === 'infra-error' && reason.word === TIMED_OUT;
  return isTimeout ? plain('test-timeout') : { word: listed.word, note: failureNote(reason) };
}

/**
 * Verdicts of a summary, version 1 or 2, with what harness 5 adds to it, or of a report of sb-cli, which has two more lists.
 * `incomplete_ids`, tasks for which nothing was handed in, are no runs.
 */
export function readSummary(
  value: Untyped,
  path: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): Summary {
  for (const problem of countProblems(value, file)) onProblem(problem);
  const listed = verdictsByHeading(
    [
      ['resolved', plain('resolved'), asTexts(value.resolved_ids)],
      ['unresolved', plain('unresolved'), unresolvedIds(value)],
      ['empty-patch', plain('empty-patch'), asTexts(value.empty_patch_ids)],
      ['infra-error', plain('infra-error'), asTexts(value.error_ids)],
      ['failed', plain('infra-error'), asTexts(value.failed_ids)],
      ['pending', PENDING, asTexts(value.pending_ids)],
    ],
    file,
    onProblem,
  );
  const reasons = readFailureReasons(value);
  const verdicts = new Map([...listed].map(([id, one]) => [id, withReason(one, reasons.get(id))]));
  for (const id of asTexts(value.submitted_ids)) if (!verdicts.has(id)) verdicts.set(id, UNLISTED);
  return { path, file, verdicts };
}

/**
 * Run and model of a summary's name. Both may hold dots, so a known run that the name ends in decides, the longest first;
 * where none does, the last dot.
 */
export function splitSummaryName(
  stem: string,
  runs: readonly string[],
): { readonly run: string; readonly model: string } {
  const [known] = runs.filter((run) => stem.endsWith(`.${run}`)).sort((a, b) => b.length - a.length);
  const run = known ?? stem.slice(stem.lastIndexOf('.') + 1);
  return { run, model: modelInPath(stem.slice(0, stem.length - run.length - 1)) };
}
