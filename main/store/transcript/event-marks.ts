import { runsTests } from '../../../analysis/model/runs-tests.ts';
import type { Database } from '../database.ts';
import { type Extents, eventExtents } from './event-extents.ts';
import { inflatedChunks } from './inflated-chunks.ts';

const MARKED = `
  SELECT coalesce(list(seq ORDER BY seq) FILTER (WHERE kind IN ('edit', 'user-edit')), []) AS edits,
    coalesce(list(seq ORDER BY seq) FILTER (WHERE exit_code <> 0), []) AS errors,
    coalesce(list(seq ORDER BY seq) FILTER (WHERE kind = 'say' AND speaker = 'user'), []) AS user_turns,
    coalesce(max(thread), 0) AS n_sub_agents, coalesce(sum(body_length), 0)::DOUBLE AS n_bytes
  FROM event WHERE attempt_id = $attempt`;

/** Commands longer than this are programs by themselves; only their beginning is looked at. */
const LONGEST_COMMAND = 20_000;

function testsIn(bytes: Buffer, { seqs, starts, ends }: Extents): readonly number[] {
  const isTest = (_: number, call: number) => {
    const end = Math.min(ends[call]!, starts[call]! + LONGEST_COMMAND);
    return runsTests(bytes.toString('utf8', starts[call], end));
  };
  return [...seqs.filter(isTest)];
}

async function testsOf(database: Database, attempt: number, signal?: AbortSignal): Promise<number[]> {
  const calls = await eventExtents(database, attempt, 'call', signal);
  const tests: number[] = [];
  for await (const { chunk, bytes } of inflatedChunks(database, attempt, [...calls.keys()], signal))
    tests.push(...testsIn(bytes, calls.get(chunk)!));
  return tests.sort((a, b) => a - b);
}

/** Where in an attempt a person may want to jump: edits, test runs, commands that failed, what the user said. */
export async function eventMarks(
  database: Database,
  { attempt_id: attempt }: { readonly attempt_id: number },
  signal?: AbortSignal,
) {
  const [marked] = await database.select(MARKED, { attempt }, signal);
  return { ...marked, tests: await testsOf(database, attempt, signal) };
}
