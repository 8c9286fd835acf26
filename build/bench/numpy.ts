import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('./numpy_bootstrap.py', import.meta.url));
const python = process.env.PYTHON ?? 'python3';

const answerSchema = z.object({ version: z.string(), seconds: z.record(z.string(), z.number()) });

type NumPyAnswer = z.infer<typeof answerSchema>;

/** Whether the interpreter in PYTHON (else `python3`) has NumPy. */
export const hasNumPy = (): boolean => spawnSync(python, ['-c', 'import numpy']).status === 0;

/** Times NumPy's bootstrap once each way. @throws where the script fails */
export function numpyBootstrap(matrix: readonly (readonly (number | null)[])[], draws: number): NumPyAnswer {
  const input = JSON.stringify({ matrix, draws });
  const { status, stdout, stderr } = spawnSync(python, [script], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`NumPy's bootstrap failed: ${stderr}`);
  return answerSchema.parse(JSON.parse(stdout));
}
