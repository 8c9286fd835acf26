import { CommanderError } from 'commander';
import { UserError } from '../analysis/model/user-error.ts';
import { explainFailure } from './cli/explain-failure.ts';
import { createProgram } from './cli/program.ts';
import { quietPipe } from './cli/quiet-pipe.ts';

/** Runs the command line. @returns the exit code: 0 done, 1 failed, 2 wrong use */
export async function main(argv: readonly string[]): Promise<number> {
  quietPipe(process.stdout);
  quietPipe(process.stderr);
  try {
    await createProgram().parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(explainFailure(error));
    return error instanceof UserError && error.code === 'usage' ? 2 : 1;
  }
}
