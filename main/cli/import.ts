import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Assignment, Mapping } from '../../preload/schemas/mapping-schema.ts';
import { readMapping } from '../import/read-mapping.ts';
import { finishOwnJob } from './finish-own-job.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';
import { type ImportOutcome, printImports } from './print-imports.ts';
import { endTelling, tellJob } from './tell-job.ts';
import { withNewPort } from './with-port.ts';

interface ImportOptions extends CommonOptions, Assignment {
  readonly mapping?: string;
}

function repeatOf(text: string): number {
  const repeat = Number(text);
  if (Number.isInteger(repeat) && repeat >= 1) return repeat;
  throw new InvalidArgumentError('a whole number from 1');
}

async function mappingOf(options: ImportOptions): Promise<Mapping> {
  const file = options.mapping === undefined ? {} : await readMapping(options.mapping);
  const { benchmark, system, condition, repeat } = options;
  const given: Assignment = {
    ...(benchmark !== undefined && { benchmark }),
    ...(system !== undefined && { system }),
    ...(condition !== undefined && { condition }),
    ...(repeat !== undefined && { repeat }),
  };
  return Object.keys(given).length === 0 ? file : { ...file, all: { ...file.all, ...given } };
}

/** `parallax import`: reads results into the workspace. */
export function addImport(program: Command): void {
  withCommon(program.command('import'))
    .argument('<path...>', 'files or folders')
    .option('--benchmark <name>', 'benchmark of every run')
    .option('--system <name>', 'system of every run')
    .option('--condition <name>', 'condition of every run')
    .option('--repeat <n>', 'repeat of every run', repeatOf)
    .option('--mapping <file>', 'YAML or JSON that assigns these per run name, and columns of a table')
    .description('read evaluation results into the workspace; what is there already is left alone')
    .action(async (paths: readonly string[], options: ImportOptions) => {
      const workspace = namedWorkspace(options, 'import', '; it is made if it is not there');
      const mapping = await mappingOf(options);
      const job = await withNewPort(workspace, async (port) => {
        const absolute = paths.map((path) => resolve(path));
        const { job_id } = await port.call('import.start', { paths: absolute, mapping });
        return finishOwnJob(port, job_id, tellJob);
      });
      endTelling();
      const outcome = job.result as ImportOutcome;
      if (options.json) printJson(outcome);
      else printImports(outcome);
    });
}
