import { isWhite } from './python-text.ts';

interface Interruption {
  readonly note: string;
  /** Where the interruption ends that begins at `from`, or null. */
  readonly endOf: (log: string, from: number) => number | null;
  /** Whether a note without an end means that none of the later ones has one. */
  readonly isLast: boolean;
}

const SILENCED = ' silenced).\nok';

const INTERRUPTIONS: readonly Interruption[] = [
  { note: 'Testing against Django installed in ', endOf: silencedEnd, isLast: true },
  { note: 'Internal Server Error: /', endOf: serverErrorEnd, isLast: false },
  { note: 'System check identified no issues (0 silenced)\nok', endOf: ownEnd, isLast: false },
];

/**
 * Tests whose `ok` stands on a later line, because Django's runner printed a note of its own after `name ... `.
 * One walk through the log for each kind of note, so its cost does not grow with the number of notes.
 */
export function* interruptedTests(log: string): Generator<string> {
  for (const interruption of INTERRUPTIONS) yield* testsBefore(log, interruption);
}

function* testsBefore(log: string, { note, endOf, isLast }: Interruption): Generator<string> {
  let free = 0;
  for (let at = log.indexOf(note); at !== -1; ) {
    const name = namedBefore(log, at, free);
    const end = name === null ? null : endOf(log, at + note.length);
    if (name !== null && end !== null) {
      yield name;
      free = end;
    } else if (name !== null && isLast) return;
    // A line's notes share its end, so a failed one settles the line.
    at = log.indexOf(note, end ?? (name === null ? at + 1 : lineEnd(log, at)));
  }
}

/** The name in `name ... ` just before `at`, from its line's start, which must not lie before `free`. */
function namedBefore(log: string, at: number, free: number): string | null {
  const end = at - 5;
  if (end < 0 || !isWhite(log[end]) || log.slice(end + 1, end + 4) !== '...' || !isWhite(log[at - 1]))
    return null;
  const start = end === 0 ? 0 : log.lastIndexOf('\n', end - 1) + 1;
  return start < free ? null : log.slice(start, end);
}

function silencedEnd(log: string, from: number): number | null {
  for (let at = log.indexOf(SILENCED, from); at !== -1; at = log.indexOf(SILENCED, at + 1)) {
    const end = ownEnd(log, at + SILENCED.length);
    if (end !== null) return end;
  }
  return null;
}

function serverErrorEnd(log: string, from: number): number | null {
  const end = lineEnd(log, from);
  return end > from && log[end - 1] === '/' && log.startsWith('\nok', end) ? ownEnd(log, end + 3) : null;
}

function ownEnd(log: string, from: number): number | null {
  return lineEnd(log, from) === from ? from : null;
}

function lineEnd(log: string, from: number): number {
  const end = log.indexOf('\n', from);
  return end === -1 ? log.length : end;
}
