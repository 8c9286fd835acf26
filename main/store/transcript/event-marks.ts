import { runsTests } from '../../../analysis/model/runs-tests.ts';
import type { Database } from '../database.ts';
import type { Row } from '../select.ts';
import { inflatedChunks } from './inflated-chunks.ts';

const MARKED = `
  SELECT coalesce(list(seq ORDER BY seq) FILTER (WHERE kind IN ('edit', 'user-edit')), []) AS edits,
    coalesce(list(seq ORDER BY seq) FILTER (WHERE exit_code <> 0), []) AS errors,
    coalesce(list(seq ORDER BY seq) FILTER (WHERE kind = 'say' AND speaker = 'user'), []) AS user_turns,
    coalesce(max(thread), 0) AS n_sub_agents, coalesce(sum(body_length), 0)::DOUBLE AS n_bytes
  FROM event WHERE attempt_id = $attempt`;

const CALLS = `
  SELECT seq, chunk, body_offset, body_length FROM event WHERE attempt_id = $attempt AND kind = 'call' ORDER BY seq`;

/** Commands longer than this are programs by themselves; only their beginning is looked at. */
const LONGEST_COMMAND = 20_000;

function isTest(row: Row, bytes: Buffer): boolean {
  const start = row.body_offset as number;
  const end = start + Math.min(row.body_length as number, LONGEST_COMMAND);
  return runsTests(bytes.toString('utf8', start, end));
}

async function testsOf(database: Database, attempt: number, signal?: AbortSignal): Promise<number[]> {
  const calls = new Map<number, Row[]>();
  for (const row of await database.select(CALLS, { attempt }, signal)) {
    const chunk = row.chunk as number;
    calls.set(chunk, [...(calls.get(chunk) ?? []), row]);
  }
  const tests: number[] = [];
  for await (const { chunk, bytes } of inflatedChunks(database, attempt, [...calls.keys()], signal))
    for (const row of calls.get(chunk) ?? []) if (isTest(row, bytes)) tests.push(row.seq as number);
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
