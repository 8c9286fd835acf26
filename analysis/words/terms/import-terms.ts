import { type Term, word } from '../term.ts';

/** What reading files brought into the workspace. */
export const IMPORT_TERMS = {
  import: word(
    'Import',
    'One reading of files or folders into the workspace, all of it or nothing. It keeps its counts, its problems and the hash of what it read, and can be taken back.',
    ['files', 'problems', 'format'],
  ),
  format: word(
    'Format',
    'The kind of source, told from its content and not from its name. Each is kept as far as the app has a place for it, and notes name what was left.',
    ['files', 'import'],
  ),
  imported_runs: word(
    'Runs brought in',
    'Runs that the import added to the workspace. Taking the import back removes them and what hangs on them.',
    ['run', 'duplicates'],
  ),
  problems: word(
    'Problems',
    'Records that were left out, each with its file, its line and the reason. The good records of the same file are kept.',
    ['duplicates'],
  ),
  duplicates: word(
    'Already there',
    'Runs left out because the workspace held the very same run before. Reading a file twice adds nothing.',
    ['problems'],
  ),
  added_verdicts: word(
    'Verdicts added',
    'Verdicts that the import gave to runs which were in the workspace already. They are grades of their own, and taking the import back removes them.',
    ['grade', 'imported_runs'],
  ),
  session: word(
    'Session',
    'One conversation of a person with an agent, as a corpus of messages holds it. It is no run: it has no task and no verdict.',
    ['message'],
  ),
  message: word(
    'Message',
    'One thing that was said in a session, in its order. The same text met twice is kept once.',
    ['session'],
  ),
  label: word(
    'Label',
    'A judgement on a run or a message by rules, a model or a person, with what it cites. Labels are added and never rewritten.',
    ['grade', 'run'],
  ),
  files: word(
    'Files',
    'Files that were read for the import. What nothing recognised is listed when files are chosen, and is not counted here.',
    ['problems'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
