import { UserError } from '../../model/user-error.ts';
import { LOG_PARSERS, type LogParser } from './log-parsers.ts';

/** Refuses a name that is not known: read by another parser, every test would seem to be missing. */
export function logParserNamed(name: string): LogParser {
  if (Object.hasOwn(LOG_PARSERS, name)) return LOG_PARSERS[name as keyof typeof LOG_PARSERS];
  const known = Object.keys(LOG_PARSERS).join(', ');
  throw new UserError('bad-input', `There is no log parser “${name}”.`, `Known are: ${known}.`);
}
