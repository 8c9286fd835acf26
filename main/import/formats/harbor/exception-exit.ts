import type { Exit } from '../../../../analysis/model/exit.ts';
import type { ImportedGrade } from '../../format.ts';

/** What an exception says of the agent's end, and of the verdict where the verifier gave none. */
export interface ExceptionMeaning {
  readonly exit: Exit;
  readonly verdict: ImportedGrade['verdict'];
}

/** Errors of the verifier: by then the agent was done. */
const AFTER_AGENT = /^(Verifier|Reward|AddTestsDir|DownloadVerifierDir|Grad)/;

/** Harbor's exception by its type, such as `AgentTimeoutError`. */
export function exceptionMeaning(type: string): ExceptionMeaning {
  if (/^VerifierTimeout/.test(type)) return { exit: 'submitted', verdict: 'test-timeout' };
  if (AFTER_AGENT.test(type)) return { exit: 'submitted', verdict: 'infra-error' };
  if (/^AgentTimeout/.test(type)) return { exit: 'time-limit', verdict: 'infra-error' };
  if (/(Context|Output)(Length|Window)/.test(type)) return { exit: 'token-limit', verdict: 'infra-error' };
  return { exit: 'error', verdict: 'infra-error' };
}
