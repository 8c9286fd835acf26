import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

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

/** Replaces the file whole, so that a crash leaves the old one or the new one. */
export function writeRemembered(file: string, remembered: Remembered): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(remembered));
  renameSync(`${file}.new`, file);
}
