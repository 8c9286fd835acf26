import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const python = process.env.PYTHON ?? 'python3';

const answerSchema = z.object({ version: z.string(), seconds: z.record(z.string(), z.number()) });

/** What a script beside this file measured: what it ran on, and contestant → seconds. */
export type PythonTimes = z.infer<typeof answerSchema>;

/** Whether the interpreter in PYTHON (else `python3`) has a package. */
export const hasPackage = (name: string): boolean => spawnSync(python, ['-c', `import ${name}`]).status === 0;

/** Gives a script its input as JSON and takes the times it prints. @throws where the script fails */
export function pythonTimes(script: string, input: unknown): PythonTimes {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(python, [path], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
  return answerSchema.parse(JSON.parse(stdout));
}
