import { z } from 'zod';
import {
  ISSUE_TYPES,
  type RealSweFamily,
  type RealSweStyle,
  type RealSweTask,
} from '../../../../analysis/realswe/index.ts';

const text = z.string().min(1);
const fields = z.record(z.string(), z.string().nullable());
const ofTask = {
  instance_id: text,
  repo: text,
  base_commit: text,
  issue_type: z.enum(ISSUE_TYPES),
  source: text,
  image_name: text,
};

/** Rows of RealSWE's three kinds of files. */
export const taskSchema = z.object({
  ...ofTask,
  problem_statement: z.string(),
  composition: z.string(),
}) satisfies z.ZodType<RealSweTask>;

export const familySchema = z.object({
  ...ofTask,
  interface_suffix: z.string().nullable(),
  restructured_fields: fields,
}) satisfies z.ZodType<RealSweFamily>;

export const styleSchema = z.object({
  instance_id: text,
  rephrased_fields: fields,
}) satisfies z.ZodType<RealSweStyle>;
