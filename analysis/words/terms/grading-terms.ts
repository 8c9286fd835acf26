import { word } from '../term.ts';

/** How patches are tested here. */
export const GRADING_TERMS = {
  reference: word(
    'Reference',
    'The task’s own solution, tested first and in the same way. Where it does not pass, the environment is broken or the task is flaky, so runs of the task are unscored.',
    ['grade', 'unscored', 'verifier'],
  ),
  verifier: word(
    'Verifier',
    'What decides: the way in which a benchmark applies a patch, runs the tests and reads what they print. Its version changes when the same log could be read in another way.',
    ['grade', 'reference'],
  ),
  reason: word(
    'Reason',
    'What led to the verdict: the tests that fail, the limit that was met, or what hindered them. Where that is no fault of the patch, the run is unscored.',
    ['grade', 'unscored'],
  ),
  grade_image: word(
    'Image',
    'The container image that the tests ran in, by its content. The same patch, tests and image are evaluated once and the log is kept.',
    ['grade', 'verifier'],
  ),
  experiment: word(
    'Experiment',
    'Systems × conditions × tasks × repeats that are run here within stated limits. Started again, it does what has no verdict yet and nothing else.',
    ['run', 'attempt', 'spent'],
  ),
  failed_try: word(
    'Failed try',
    'An attempt that the machine, the engine or an endpoint ended, or that was interrupted. It is kept with its reason and what it spent, and the run is tried again.',
    ['attempt', 'infra-error'],
  ),
  spent: word(
    'Spent',
    'US dollars by list price for calls of models: what is settled, then what calls under way may come to, of the cap. A call whose reply was lost counts in full.',
    ['experiment'],
  ),
  waiting: word(
    'Waiting',
    'Runs that left a patch and have no verdict, or one that only the machine is to blame for. Grading takes these unless all are asked for.',
    ['grade', 'unscored'],
  ),
};
