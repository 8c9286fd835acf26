import type { ImportedGrade, ImportProblem } from '../../format.ts';
import { exceptionMeaning } from './exception-exit.ts';
import { rewardVerdict } from './reward-verdict.ts';
import type { Trial } from './trial.ts';
import type { TrialException } from './trial-facts.ts';

type Verdict = ImportedGrade['verdict'];

export interface ChosenVerdict {
  readonly verdict: Verdict | null;
  readonly exception: TrialException | null;
  /** Why there is no verdict. */
  readonly note: string | null;
  readonly problems: readonly ImportProblem[];
}

/** The trial's result, else the job's list, else the file with the traceback, whose last line names the error. */
function exceptionOf({ facts, listed, exception_text }: Trial): TrialException | null {
  if (facts !== null) return facts.exception;
  if (listed !== null && listed.exception !== null) return { type: listed.exception, message: '' };
  if (exception_text === null) return null;
  const last = exception_text.split('\n').at(-1) ?? '';
  const type = /(\w+(?:Error|Exception|Interrupt))\b/.exec(last)?.[1] ?? 'exception';
  return { type, message: last };
}

function disagreements(trial: Trial): readonly ImportProblem[] {
  const claims = [
    ['result.json', trial.facts?.reward.reward],
    ["the verifier's file", trial.reward],
    ["the job's list", trial.listed?.reward],
  ] as const;
  const told = claims.filter(([, reward]) => reward !== null && reward !== undefined);
  const [first] = told;
  return told
    .filter(([, reward]) => reward !== first?.[1])
    .map(([who, reward]) => ({
      file: trial.file,
      line: null,
      code: 'disagreement',
      reason: `the reward of ${trial.name} is ${reward} in ${who}, but ${first![1]} in ${first![0]}, which counts`,
    }));
}

function whyNone(trial: Trial, exception: TrialException | null): string | null {
  if (trial.open !== null) return trial.open;
  if (exception !== null) {
    const said = [exception.type, exception.message].filter((text) => text !== '').join(': ');
    return `The verifier gave no verdict: ${said}`;
  }
  if (trial.facts?.reward.reason) return `No verdict: ${trial.facts.reward.reason}.`;
  return trial.facts?.verifier_disabled ? 'No verdict: the verifier was switched off.' : null;
}

/** A reward is a verdict, whatever else went wrong; without one an exception says why it is nobody's failure. */
export function chooseVerdict(trial: Trial): ChosenVerdict {
  const exception = exceptionOf(trial);
  const problems = disagreements(trial);
  const reward = trial.facts?.reward.reward ?? trial.reward ?? trial.listed?.reward ?? null;
  if (reward !== null) return { verdict: rewardVerdict(reward), exception, note: null, problems };
  const verdict = exception === null ? null : exceptionMeaning(exception.type).verdict;
  return { verdict, exception, note: whyNone(trial, exception), problems };
}
