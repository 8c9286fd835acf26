import { parseTime } from '../../parse-time.ts';

/** The line that begins a turn, such as `_**Agent (claude-opus-4 2026-02-10 22:17:49Z)**_`. */
export interface Heading {
  readonly who: 'user' | 'agent';
  /** A sub-agent's conversation. */
  readonly sidechain: boolean;
  readonly model: string | null;
  readonly time: number | null;
}

const HEADING = /^_\*\*(User|Assistant|Agent)( - sidechain)?(?: \((.*)\))?\*\*_\s*$/;
const TIME = /(?:^|\s)(\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*(?:\s?[+-]\d\d:?\d\d)?)$/;

/** `model claude-4.5, mode Agent`, `claude-opus-4 2026-02-10 22:17:49Z`, or either part alone. */
function modelIn(details: string): string | null {
  const model = details
    .replace(TIME, '')
    .replace(/^model /, '')
    .replace(/, mode .*$/, '')
    .trim();
  return model === '' ? null : model;
}

/** The heading that a line is, in any version of the export; null for any other line. */
export function headingIn(line: string): Heading | null {
  const match = HEADING.exec(line);
  if (match === null) return null;
  const details = match[3] ?? '';
  return {
    who: match[1] === 'User' ? 'user' : 'agent',
    sidechain: match[2] !== undefined,
    model: match[1] === 'User' ? null : modelIn(details),
    time: parseTime(TIME.exec(details)?.[1]),
  };
}
