import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { jsonLines } from '../../json-lines.ts';
import { asText, type Untyped } from '../../untyped.ts';

/** What putting the files of a session together takes to know of one. */
export interface SessionLook {
  readonly path: string;
  readonly file: string;
  readonly session: string;
  /** Id of the sub-agent whose file it is; null for the session's own. */
  readonly agent: string | null;
  /** Last folder of the working directory. */
  readonly project: string | null;
  /** Name of a plan that several sessions may work on. */
  readonly slug: string | null;
  readonly first_uuid: string | null;
  readonly hash: string;
}

const MOST_LINES = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const sessionOf = (line: Untyped): string | null => asText(line.sessionId) ?? asText(line.session_id);

const isMessage = ({ type }: Untyped): boolean => type === 'user' || type === 'assistant';

function firstLines(bytes: Buffer, file: string): readonly Untyped[] {
  const lines: Untyped[] = [];
  for (const { value } of jsonLines(bytes, file, () => {})) {
    lines.push(value);
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}

function agentOf(name: string, message: Untyped | undefined): string | null {
  if (message?.isSidechain !== true || !name.startsWith('agent-')) return null;
  return asText(message.agentId) ?? name.slice('agent-'.length);
}

/** Null where the lines are of something else. */
export function lookAtSession(bytes: Buffer, path: string, file: string): SessionLook | null {
  const lines = firstLines(bytes, file);
  const first = lines.find((line) => sessionOf(line) !== null);
  const message = lines.find(isMessage);
  if (first === undefined || message === undefined) return null;
  const name = posix.basename(path).replace(/\.jsonl$/, '');
  const cwd = asText(lines.find((line) => asText(line.cwd))?.cwd);
  const agent = agentOf(name, message);
  return {
    path,
    file,
    // A session that was taken up again begins with the lines of the earlier one, under its id.
    session: agent === null && UUID.test(name) ? name : sessionOf(first)!,
    agent,
    project: cwd === null ? null : (cwd.split(/[\\/]/).findLast((part) => part !== '') ?? null),
    slug: asText(lines.find((line) => asText(line.slug))?.slug),
    first_uuid: asText(message.uuid),
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
}
