import type { Command } from 'commander';
import { count } from '../../analysis/format/number.ts';
import type { RegradeResult } from '../evaluation/grading/regrade.ts';
import { finishOwnJob } from './finish-own-job.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { endTelling, tellJob } from './tell-job.ts';
import { withPort } from './with-port.ts';

/** `parallax regrade`: reads the kept logs again. */
export function addRegrade(program: Command): void {
  withFilter(withCommon(program.command('regrade')))
    .description('read the logs of earlier gradings again, without a container')
    .action(async (options: CommonOptions & FilterOptions) => {
      const workspace = namedWorkspace(options, 'regrade');
      const job = await withPort(workspace, async (port) => {
        const { job_id } = await port.call('regrade.start', { filter: filterOf(options) });
        return finishOwnJob(port, job_id, tellJob);
      });
      endTelling();
      const result = job.result as RegradeResult;
      if (options.json) printJson(result);
      else printRegraded(result);
    });
}

function printRegraded({ n_read, changes, problems }: RegradeResult): void {
  console.log(
    `${count(n_read)} logs were read again; ${count(changes.length)} say something else than before.`,
  );
  if (changes.length > 0)
    printTable(
      ['task', 'subject', 'was', 'is'],
      changes.map(({ task, subject, was, is }) => [task, subject, was, is]),
    );
  for (const { task, reason } of problems) console.log(`${task} cannot be read again: ${reason}`);
}
