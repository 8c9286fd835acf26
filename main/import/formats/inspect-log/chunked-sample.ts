import type { ImportProblem } from '../../format.ts';
import { asList, asObject, type Untyped } from '../../untyped.ts';
import { itemsAt } from './items-at.ts';

/** The part of an archive that a sample in pieces is made from. */
export interface Pieces {
  /** Name in the archive → size when unpacked. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Parsed content; undefined where it is missing or damaged, which is then reported. */
  readonly json: (name: string) => Promise<unknown>;
  /** `name`: which piece. */
  readonly report: (name: string, code: string, reason: string) => void;
}

type Problem = Pick<ImportProblem, 'code' | 'reason'>;

/** A sample is read whole; what is larger would not fit in memory together with what is made of it. */
const LARGEST_BYTES = 1024 * 1024 * 1024;
const SEQUENCES = ['messages', 'events', 'attachments'] as const;

interface Piece {
  readonly name: string;
  /** Place of its first item in the sequence. */
  readonly start: number;
}

function piecesOf(prefix: string, sequence: string, names: Iterable<string>): readonly Piece[] {
  const folder = `${prefix}/${sequence}/`;
  return [...names]
    .filter((name) => name.startsWith(folder) && /^\d+\.json$/.test(name.slice(folder.length)))
    .map((name) => ({ name, start: Number.parseInt(name.slice(folder.length), 10) }))
    .sort((a, b) => a.start - b.start);
}

function gap(from: number, to: number, sequence: string): Problem | null {
  if (from === to) return null;
  const reason =
    from < to
      ? `${sequence} ${from} to ${to - 1} of the sample are in no piece`
      : `${sequence} ${to} to ${from - 1} of the sample are in two pieces; the later one counts`;
  return { code: 'missing-piece', reason };
}

/** The items of a sequence at their places, by which others refer to them; where a piece lacks, there is nothing. */
async function sequenceOf(prefix: string, sequence: string, pieces: Pieces): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  for (const { name, start } of piecesOf(prefix, sequence, pieces.sizes.keys())) {
    const problem = gap(items.length, start, sequence);
    if (problem !== null) pieces.report(name, problem.code, problem.reason);
    while (items.length < start) items.push(undefined);
    items.length = start;
    for (const item of asList(await pieces.json(name))) items.push(item);
  }
  return items;
}

function isTooLarge(prefix: string, pieces: Pieces): boolean {
  const names = SEQUENCES.flatMap((sequence) => piecesOf(prefix, sequence, pieces.sizes.keys()));
  return names.reduce((sum, { name }) => sum + (pieces.sizes.get(name) ?? 0), 0) > LARGEST_BYTES;
}

/**
 * A sample that is kept in pieces under `prefix`: a shell, and sequences of messages, events and attachments that refer to
 * each other by place. Returned as the sample of one piece that it stands for; null where its shell cannot be read or it is
 * too large, which is reported. The raw calls of models are not read.
 */
export async function chunkedSample(prefix: string, pieces: Pieces): Promise<Untyped | null> {
  const shellName = `${prefix}/sample.json`;
  if (isTooLarge(prefix, pieces)) {
    pieces.report(
      shellName,
      'too-large',
      'its pieces together are more than 1 GiB; only its summary is read',
    );
    return null;
  }
  const shell = asObject(await pieces.json(shellName));
  if (shell === null) return null;
  const metadata = pieces.sizes.has(`${prefix}/metadata.json`)
    ? await pieces.json(`${prefix}/metadata.json`)
    : undefined;
  const messages = await sequenceOf(prefix, 'messages', pieces);
  const attachments = await sequenceOf(prefix, 'attachments', pieces);
  return {
    ...shell,
    ...(metadata !== undefined && { metadata }),
    messages: itemsAt(messages, shell.message_refs),
    events: await sequenceOf(prefix, 'events', pieces),
    events_data: { messages },
    attachments: Object.fromEntries(
      attachments.flatMap((text, at) => (text === undefined ? [] : [[String(at), text]])),
    ),
  };
}
