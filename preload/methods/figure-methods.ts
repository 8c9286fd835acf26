import { z } from 'zod';
import { figureSpecSchema } from '../schemas/figure-spec-schema.ts';

/** `yaml` is the specification itself. */
export const FIGURE_FORMATS = ['svg', 'pdf', 'png', 'csv', 'tex', 'yaml'] as const;

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
    }),
  },
  /** Conditions and systems in the order that gives them their colours. */
  palette: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ conditions: z.array(z.string()).readonly(), systems: z.array(z.string()).readonly() }),
  },
  /** A specification as it stands in a file, YAML or JSON, checked and with what it leaves out filled in. */
  'figure.read': {
    kind: 'call',
    input: z.strictObject({ text: z.string().max(1_000_000) }),
    output: z.object({ spec: figureSpecSchema }),
  },
} as const;
