import type { ImportProblem } from '../../format.ts';
import { asNumber, asObject, asTexts, type Untyped } from '../../untyped.ts';

export type SummaryWord = 'resolved' | 'unresolved' | 'empty-patch' | 'infra-error';

export interface SummaryVerdict {
  readonly file: string;
  readonly word: SummaryWord;
}

/** A run's summary as the harness writes it, `MODEL.RUN.json`. */
export interface Summary {
  readonly path: string;
  readonly file: string;
  readonly verdicts: ReadonlyMap<string, SummaryWord>;
}

/** Version 1 has no list of the unresolved: they are the completed ones that are not resolved. */
function unresolvedIds(value: Untyped): readonly string[] {
  if (Array.isArray(value.unresolved_ids)) return asTexts(value.unresolved_ids);
  const resolved = new Set(asTexts(value.resolved_ids));
  return asTexts(value.completed_ids).filter((id) => !resolved.has(id));
}

function countProblem(value: Untyped, file: string): ImportProblem | null {
  const counted = asNumber(value.resolved_instances);
  const listed = asTexts(value.resolved_ids).length;
  if (counted === null || counted === listed) return null;
  const reason = `resolved_instances says ${counted}, but ${listed} ids are listed; the ids count`;
  return { file, line: null, code: 'contradiction', reason };
}

/** Whether a parsed file is a summary; other JSON files have names of the same form. */
export function isSummary(value: unknown): value is Untyped {
  const object = asObject(value);
  return object !== null && Array.isArray(object.resolved_ids) && asNumber(object.total_instances) !== null;
}

/** Verdicts of a summary, version 1 or 2. An id under two headings keeps the first and is reported. */
export function readSummary(
  value: Untyped,
  path: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): Summary {
  const verdicts = new Map<string, SummaryWord>();
  const mismatch = countProblem(value, file);
  if (mismatch !== null) onProblem(mismatch);
  const lists: readonly (readonly [SummaryWord, readonly string[]])[] = [
    ['resolved', asTexts(value.resolved_ids)],
    ['unresolved', unresolvedIds(value)],
    ['empty-patch', asTexts(value.empty_patch_ids)],
    ['infra-error', asTexts(value.error_ids)],
  ];
  for (const [word, ids] of lists)
    for (const id of ids) {
      const before = verdicts.get(id);
      if (before === undefined) verdicts.set(id, word);
      else
        onProblem({
          file,
          line: null,
          code: 'contradiction',
          reason: `${id} is listed as ${before} and as ${word}; the first counts`,
        });
    }
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
  return { run, model: stem.slice(0, stem.length - run.length - 1).replaceAll('__', '/') };
}
