import { z } from 'zod';
import type { Output } from '../../preload/contract.ts';
import { importSummarySchema } from '../../preload/schemas/import-schema.ts';
import type { Job } from './job.ts';

export type ImportSummary = Output<'import.list'>['rows'][number];

const result = z.object({
  imports: z.array(importSummarySchema).readonly(),
  unrecognised: z.array(z.object({ path: z.string(), reason: z.string() })).readonly(),
});

export type ImportResult = z.infer<typeof result>;

/** What an import job brought in, source by source; null for other jobs and while it runs. */
export function importResultOf(job: Job): ImportResult | null {
  const parsed = result.safeParse(job.result);
  return parsed.success ? parsed.data : null;
}
