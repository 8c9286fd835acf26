import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeWhole } from './write-whole.ts';

const rememberedSchema = z.object({
  workspace: z.string().nullable().default(null),
  bounds: z
    .object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() })
    .nullable()
    .default(null),
  isMaximized: z.boolean().default(false),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
});

/** What the app keeps between two starts: the last workspace, the window's place, the theme. */
export type Remembered = Readonly<z.infer<typeof rememberedSchema>>;

/** A file that is missing or damaged is as good as a first start: nothing in it is worth an error. */
export function readRemembered(file: string): Remembered {
  try {
    return rememberedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return rememberedSchema.parse({});
  }
}

export function writeRemembered(file: string, remembered: Remembered): void {
  writeWhole(file, JSON.stringify(remembered));
}
