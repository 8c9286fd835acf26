import { z } from 'zod';
import { figureSpecSchema } from '../schemas/figure-spec-schema.ts';
import { figureTableSchema } from '../schemas/figure-table-schema.ts';
import { count } from '../schemas/pieces.ts';

/** `yaml` is the specification itself. */
export const FIGURE_FORMATS = ['svg', 'pdf', 'png', 'csv', 'tex', 'yaml'] as const;

const savedFigureSchema = z.object({
  figure_id: count,
  name: z.string(),
  spec: figureSpecSchema,
  /** Milliseconds since 1970. */
  created_at: count,
});

const names = z.array(z.string()).readonly();

/** Figures, from their specifications. */
export const figureMethods = {
  /** The same specification gives the same bytes. */
  figure: {
    kind: 'call',
    input: z.strictObject({ spec: figureSpecSchema, format: z.enum(FIGURE_FORMATS) }),
    output: z.object({
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      media_type: z.string(),
      file_name: z.string(),
      title: z.string(),
      caption: z.string(),
      /** Why there is nothing to see in it, where that is so. */
      empty: z.string().nullable(),
      /** What the specification names and this workspace does not have, a sentence each. */
      warnings: z.array(z.string()).readonly(),
      /** Conditions and systems that it shows, as they come first in its table. */
      conditions: names,
      systems: names,
    }),
  },
  /** What a figure shows, as a table. */
  'figure.table': {
    kind: 'call',
    input: z.strictObject({ spec: figureSpecSchema }),
    output: z.object({ table: figureTableSchema }),
  },
  /** Specifications kept in the workspace, by name. */
  'figure.saved': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(savedFigureSchema).readonly() }),
  },
  /** Keeps a specification under a name. A name that has another is refused unless it is to be replaced. */
  'figure.save': {
    kind: 'call',
    input: z.strictObject({
      name: z.string().trim().min(1, 'a name has a letter at least').max(200),
      spec: figureSpecSchema,
      replace: z.boolean().default(false),
    }),
    output: z.object({ figure_id: count }),
  },
  'figure.remove': { kind: 'call', input: z.strictObject({ figure_id: count }), output: z.object({}) },
  /** Conditions and systems in the order that gives them their colours. */
  palette: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ conditions: names, systems: names }),
  },
  /** A specification as it stands in a file, YAML or JSON, checked and with what it leaves out filled in. */
  'figure.read': {
    kind: 'call',
    input: z.strictObject({
      text: z.string().max(1_000_000, 'a specification has a million characters at most'),
    }),
    output: z.object({ spec: figureSpecSchema }),
  },
} as const;
