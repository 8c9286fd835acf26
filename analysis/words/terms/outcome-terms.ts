import type { Outcome } from '../../model/outcome.ts';
import { type Term, word } from '../term.ts';

/** What a run can come to: the first term for the idea, then one for each value, and one for none. */
export const OUTCOME_TERMS = {
  outcome: word(
    'Outcome',
    'What a run came to, derived from its exit and its newest grade. Four of them count as not solved, and two, like no verdict, are unscored.',
    ['scored', 'unscored', 'grade'],
  ),
  resolved: word(
    'Resolved',
    'Every test that has to pass does so with the patch. It is scored as solved, also where a limit stopped the agent.',
    ['outcome', 'fail_to_pass'],
  ),
  unresolved: word(
    'Unresolved',
    'The patch applies and at least one test that has to pass fails. It is scored as not solved.',
    ['outcome', 'fail_to_pass'],
  ),
  'empty-patch': word('Empty patch', 'The agent ended and had changed nothing. It is scored as not solved.', [
    'outcome',
  ]),
  'patch-failed': word(
    'Patch failed',
    'What the agent left cannot be applied to the repository. It is scored as not solved.',
    ['outcome'],
  ),
  'test-timeout': word(
    'Test timeout',
    'The tests did not end within their time. It is scored as not solved only where the reference is known to pass in the same time, else it is unscored.',
    ['outcome', 'unscored'],
  ),
  'infra-error': word(
    'Infrastructure error',
    'Something outside of the agent failed: the machine, the network, the harness. It is unscored and never counts as a failure.',
    ['outcome', 'unscored'],
  ),
  'not-run': word(
    'Not run',
    'The run was planned or listed and never took place. It is unscored and never counts as a failure.',
    ['outcome', 'unscored'],
  ),
  no_verdict: word(
    'No verdict',
    'The run took place and nobody graded it, or the verdict is open. It is unscored and never counts as a failure.',
    ['outcome', 'unscored', 'ambiguous'],
  ),
} as const satisfies Readonly<Record<Outcome, Term>> & Readonly<Record<string, Term>>;
