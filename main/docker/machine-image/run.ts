import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program of this machine. @returns what it printed */
export const run = async (program: string, args: readonly string[]): Promise<string> =>
  (await execute(program, args, { maxBuffer: 2 ** 24 })).stdout;
