import { type Term, word } from '../term.ts';

/** What was run, on what, and what is kept of it. */
export const RUN_TERMS = {
  benchmark: word(
    'Benchmark',
    'A collection of tasks with one way to grade them. Rates of two benchmarks are never mixed; a task that stands on both can be compared between them.',
    ['task', 'cohort'],
  ),
  task: word(
    'Task',
    'A repository in a certain state, what is asked of it, a reference patch and the tests that decide. Tasks are the independent draws of every comparison.',
    ['repository', 'run', 'difficulty'],
  ),
  repository: word(
    'Repository',
    'The software project that a task was taken from. Tasks of one repository may succeed and fail together, so a finding is also given by repository.',
    ['clustered', 'without'],
  ),
  difficulty: word(
    'Difficulty',
    'The share of systems that solve a task, of those with a verdict on it: the smaller, the harder. It tells of these systems as much as of the task.',
    ['task', 'system'],
  ),
  system: word(
    'System',
    'What is evaluated: an agent with its model and settings. Two settings of one agent are two systems.',
    ['condition', 'run'],
  ),
  condition: word(
    'Condition',
    'What the user does while task, tests and system stay the same: the wording of the request, its splitting, edits in between. It names one script for each task.',
    ['script', 'system'],
  ),
  script: word(
    'Script',
    'The user’s side of one interaction as data: an ordered list of when and what. Two scripts with the same steps have the same hash.',
    ['condition'],
  ),
  run: word(
    'Run',
    'One system under one condition on one task, once. It has an outcome, and a transcript and a patch where they were kept.',
    ['attempt', 'repeat', 'outcome'],
  ),
  attempt: word(
    'Attempt',
    'One of the tries that a run took, with its steps, cost, patch and transcript. The last one is the run’s own.',
    ['run', 'event'],
  ),
  event: word(
    'Event',
    'One thing that happened in an attempt, in order: something said, a call of the model, a tool and its output, an edit. A transcript is the list of them.',
    ['attempt'],
  ),
  exit: word(
    'Exit',
    'Why the agent stopped: it submitted, met a limit of steps, tokens, cost or time, or failed. A run that a limit stopped is still graded and may resolve.',
    ['outcome', 'grade'],
  ),
  grade: word(
    'Grade',
    'A verifier’s verdict on a patch, with the results of its tests. Grading again adds a grade; the newest one counts and no older one is rewritten.',
    ['outcome', 'fail_to_pass', 'pass_to_pass'],
  ),
  test: word(
    'Test',
    'One test that the verifier ran on the patch, and whether it passed. Those of fail to pass and pass to pass decide the verdict; the other groups tell what the task expects to fail.',
    ['fail_to_pass', 'pass_to_pass', 'grade'],
  ),
  fail_to_pass: word(
    'Fail to pass',
    'Tests that fail before the reference patch and pass after it: those that passed, of all. The task is resolved where all of them pass and nothing else breaks.',
    ['pass_to_pass', 'grade'],
  ),
  pass_to_pass: word(
    'Pass to pass',
    'Tests that pass before and after the reference patch: those that passed, of all. Where a whole list passes nowhere, the run is suspect.',
    ['fail_to_pass', 'suspect'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
