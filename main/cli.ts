import { CommanderError } from 'commander';
import { UserError } from '../analysis/model/user-error.ts';
import { explainFailure } from './cli/explain-failure.ts';
import { failureDocument } from './cli/failure-document.ts';
import { printJson } from './cli/print.ts';
import { createProgram } from './cli/program.ts';
import { quietPipe } from './cli/quiet-pipe.ts';
import { ToldFailure } from './cli/told-failure.ts';

/** Runs the command line. @returns the exit code: 0 done, 1 failed, 2 wrong use */
export async function main(argv: readonly string[]): Promise<number> {
  quietPipe(process.stdout);
  quietPipe(process.stderr);
  try {
    await createProgram().parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (asksForJson(argv) && !(error instanceof ToldFailure)) printJson(failureDocument(error));
    // Commander has said its own already.
    if (!(error instanceof CommanderError)) console.error(explainFailure(error));
    return isWrongUse(error) ? 2 : 1;
  }
}

/** Not asked of commander, which may have stopped before it read so far. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end < 0 ? undefined : end).includes('--json');
}

function isWrongUse(error: unknown): boolean {
  return error instanceof CommanderError || (error instanceof UserError && error.code === 'usage');
}
