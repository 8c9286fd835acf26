import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';
import { matrices } from '../synthetic/public-data.ts';

const rowSchema = z.object({ resolved: z.array(z.string()), ambiguous: z.array(z.string()) });

/** Systems × tasks of the Verified board: 1 resolved, 0 not, null where the source does not decide. */
export async function verifiedMatrix(): Promise<readonly (readonly (number | null)[])[]> {
  const board = KNOWN_BENCHMARKS.find(({ name }) => name === 'SWE-bench Verified');
  if (board === undefined) throw new Error('the tasks of SWE-bench Verified are not known');
  const lines = (await readFile(join(matrices().path, 'verified_matrix.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const row = rowSchema.parse(JSON.parse(line));
    const [resolved, ambiguous] = [new Set(row.resolved), new Set(row.ambiguous)];
    return [...board.ids].map((task) => (ambiguous.has(task) ? null : Number(resolved.has(task))));
  });
}
