import { z } from 'zod';
import { corpusRowSchema, sessionSchema } from '../schemas/corpus-schema.ts';
import { count, page } from '../schemas/pieces.ts';
import { choiceSchema, SCRIPT_FORMS, scriptRowSchema, scriptSchema } from '../schemas/script-schema.ts';
import {
  taskFactsSchema,
  taskFilterSchema,
  taskRowSchema,
  taskScriptSchema,
  taskSourceSchema,
} from '../schemas/task-schema.ts';

/** Tasks, the scripts that are played on them, and corpora of messages. */
export const scriptMethods = {
  tasks: {
    kind: 'call',
    input: z.strictObject({ filter: taskFilterSchema.default({}), ...page }),
    output: z.object({ rows: z.array(taskRowSchema).readonly(), total: count }),
  },
  task: {
    kind: 'call',
    input: z.strictObject({ task_id: count }),
    output: z.object({
      task: taskRowSchema,
      facts: taskFactsSchema,
      scripts: z.array(taskScriptSchema).readonly(),
      /** Imports that told of it. */
      sources: z.array(taskSourceSchema).readonly(),
    }),
  },
  scripts: {
    kind: 'call',
    input: z.strictObject({
      method: z.string().max(200).optional(),
      condition: z.string().max(200).optional(),
      ...page,
    }),
    output: z.object({ rows: z.array(scriptRowSchema).readonly(), total: count }),
  },
  script: {
    kind: 'call',
    input: z.strictObject({ script_id: count }),
    output: z.object({
      row: scriptRowSchema,
      script: scriptSchema,
      /** The first hundred. */
      choices: z.array(choiceSchema).readonly(),
    }),
  },
  /** The scripts of one method as JSONL in the form they are published in, one record a line. */
  'scripts.export': {
    kind: 'call',
    input: z.strictObject({
      form: z.enum(SCRIPT_FORMS),
      /** Only these; all where none is named. */
      conditions: z.array(z.string().max(200)).max(100).readonly().default([]),
    }),
    output: z.object({ text: z.string(), n_records: count, file_name: z.string() }),
  },
  corpora: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(corpusRowSchema).readonly() }),
  },
  corpus: {
    kind: 'call',
    input: z.strictObject({ corpus_id: count, ...page }),
    output: z.object({ row: corpusRowSchema, sessions: z.array(sessionSchema).readonly(), total: count }),
  },
} as const;
