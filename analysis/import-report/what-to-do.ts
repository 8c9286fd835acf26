const RENEW = 'The rest was read. If these matter, fetch or write the file anew: it is damaged or was cut.';
const REPLACE = 'Save the file in the form that the README names, and import it again.';
const DECIDE = 'The first was taken. See which place is right, and leave the other out of the source.';

const ADVICE: Readonly<Record<string, string>> = {
  conflict:
    'The first verdict stands. Give the other run a repeat, condition or system of its own by a mapping, or undo the earlier import.',
  duplicate: 'Taken once. Nothing to do, unless they should be repeats: then number them by a mapping.',
  'repeated-id': DECIDE,
  'repeated-key': 'One of the values was taken, as the line says. Mend the program that wrote the file.',
  contradiction: DECIDE,
  disagreement: DECIDE,
  'not-json': RENEW,
  'not-toml': RENEW,
  'bad-yaml': RENEW,
  truncated: RENEW,
  damaged: RENEW,
  'bad-record': RENEW,
  'bad-row': RENEW,
  'bad-report': RENEW,
  'bad-result': RENEW,
  'missing-piece': RENEW,
  'bad-predictions': RENEW,
  empty: 'Nothing is in the file. If it should hold something, see whether the run that wrote it ended.',
  'invalid-utf8': REPLACE,
  'utf-16': REPLACE,
  'nul-byte': RENEW,
  'long-line': 'A line this long is mostly damage. If it is not, split the file into one record a line.',
  'too-large': 'Split the file, or import the part that matters by itself.',
  'zip-bomb':
    'The archive unpacks to far more than it should. Unpack it yourself if you trust it, and import the folder.',
  'unsafe-path':
    'The archive names a place outside itself. Unpack it yourself if you trust it, and import the folder.',
  'no-task': 'Name the column of the task by a mapping (columns: task), or mend the record.',
  'bad-repeat': 'Repeats are whole numbers from 1. Mend the record, or give the repeat by a mapping.',
  'bad-resolved': 'Write true or false, or name another column by a mapping (columns: resolved).',
  'bad-outcome': 'Write one of the outcomes that the README lists.',
  'bad-number': 'The number was left unknown and the run kept. Mend the record if the number matters.',
  'unknown-task': 'The benchmark has no such task. See whether the file belongs to another one.',
  'unknown-split': 'Only known boards can be read as a matrix. Write a runs table instead.',
  'unknown-kind': 'The event was kept as it stands. A newer version of the app may know it.',
  'unknown-event': 'The event was kept as it stands. A newer version of the app may know it.',
  'time-order': 'The order of the file was kept. Times within the run may be those of several machines.',
  permission: 'Let yourself read the file (its owner, or its rights), and import again.',
  'not-found': 'Put the file where the source names it, and import again.',
};

const OTHERWISE = 'Look at the places below; whatever else the source holds was read.';

/** What a person can do about a kind of problem that an import reports. */
export const whatToDo = (code: string): string => ADVICE[code] ?? OTHERWISE;
