import { z } from 'zod';

/** What a person or mapping file says about a source where the file itself is silent. */
export const assignmentSchema = z.strictObject({
  benchmark: z.string().min(1).max(200).optional(),
  system: z.string().min(1).max(200).optional(),
  condition: z.string().min(1).max(200).optional(),
  repeat: z.number().int().min(1).max(1_000_000).optional(),
});

/** `all` applies to every run; `runs` to the runs a source keeps under that name, and wins over `all`. */
export const mappingSchema = z.strictObject({
  all: assignmentSchema.optional(),
  runs: z.record(z.string(), assignmentSchema).optional(),
  /** Tables only: our column name → the file's. */
  columns: z.record(z.string(), z.string()).optional(),
});

export type Assignment = z.infer<typeof assignmentSchema>;
export type Mapping = z.infer<typeof mappingSchema>;
