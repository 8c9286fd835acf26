import { bareGrade } from '../../bare-grade.ts';
import { benchmarkNamed } from '../../benchmark-named.ts';
import { counted } from '../../counted.ts';
import { decodeText } from '../../decode-text.ts';
import type { ImportedAttempt, ImportedGrade } from '../../format.ts';
import { readReport } from '../../harness/report.ts';
import { readJson } from '../../read-json.ts';
import type { BundleContext, LoadedFiles } from '../../transcript/bundle-reader.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import type { TrialBundle } from './bundles.ts';
import { type ChosenVerdict, chooseVerdict } from './choose-verdict.ts';
import { exceptionMeaning } from './exception-exit.ts';
import { looksOf } from './gather-trials.ts';
import { readTrajectories } from './read-trajectories.ts';
import type { Trial } from './trial.ts';

type Exits = Pick<ImportedAttempt, 'exit' | 'exit_detail'>;

/** Harbor's exception ends a trial; without one the agent came to its own end. */
function exitOf({ facts }: Trial, { exception, verdict }: ChosenVerdict, own: ImportedAttempt | null): Exits {
  if (exception !== null) return { exit: exceptionMeaning(exception.type).exit, exit_detail: exception.type };
  const ended = facts?.finished || verdict !== null;
  return { exit: ended ? 'submitted' : (own?.exit ?? null), exit_detail: own?.exit_detail ?? null };
}

function patchIn(trial: Trial, files: LoadedFiles): string | null {
  const file = looksOf(trial.looks, 'patch')[0]?.file;
  const bytes = file === undefined ? undefined : files.get(file);
  if (bytes === undefined) return null;
  return bytes.length === 0 ? '' : decodeText(bytes).text;
}

/** Null where nothing of the trial was ever done. */
function attemptOf(
  { trial }: TrialBundle,
  chosen: ChosenVerdict,
  files: LoadedFiles,
  context: BundleContext,
): ImportedAttempt | null {
  const own = readTrajectories(looksOf(trial.looks, 'trajectory'), files, context);
  const { facts } = trial;
  if (own === null && trial.open !== null && chosen.exception === null && chosen.verdict === null)
    return null;
  const base = own ?? EMPTY_ATTEMPT;
  return {
    ...base,
    ...exitOf(trial, chosen, own),
    input_tokens: counted(facts?.usage.input, base.input_tokens),
    cached_tokens: facts?.usage.cached ?? base.cached_tokens,
    output_tokens: counted(facts?.usage.output, base.output_tokens),
    cost_usd: counted(facts?.usage.cost_usd, base.cost_usd),
    duration_s: facts?.duration_s ?? base.duration_s,
    started_at: facts?.started_at ?? base.started_at,
    patch: patchIn(trial, files),
  };
}

/** Tests of the SWE-bench harness where the verifier left its report and it says the same. */
function gradeOf(bundle: TrialBundle, { verdict }: ChosenVerdict, files: LoadedFiles): ImportedGrade | null {
  if (verdict === null) return null;
  const file = looksOf(bundle.trial.looks, 'report')[0]?.file;
  const bytes = file === undefined ? undefined : files.get(file);
  const { task } = bundle.identity;
  if (bytes === undefined || task === null) return bareGrade(verdict);
  const grade = readReport(readJson(bytes, file!, false).value, task, file!, '')?.grade ?? null;
  return grade?.verdict === verdict ? grade : bareGrade(verdict);
}

/** The run that a trial is. */
export function readTrial(bundle: TrialBundle, files: LoadedFiles, context: BundleContext): Transcript {
  const { trial, identity } = bundle;
  const chosen = chooseVerdict(trial);
  for (const problem of chosen.problems) context.report(problem);
  for (let n = trial.facts?.n_steps ?? 0; n > 0; n--) context.passOver('results of single steps of a task');
  return {
    ...{ group: bundle.group, file: trial.file, line: null, repository: null },
    ...identity,
    label: bundle.label,
    benchmark: identity.source === null ? null : benchmarkNamed(identity.source),
    ...{ condition: null, repeat: null, note: chosen.note },
    attempt: attemptOf(bundle, chosen, files, context),
    grade: gradeOf(bundle, chosen, files),
  };
}
