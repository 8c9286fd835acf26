import type { Command } from 'commander';
import { count } from '../../analysis/format/number.ts';
import type { ExperimentResult } from '../evaluation/experiment/experiment-plan.ts';
import { readPlan } from '../evaluation/experiment/read-plan.ts';
import { finishOwnJob } from './finish-own-job.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { GB, positive } from './positive.ts';
import { printJson } from './print.ts';
import { printGraded } from './print-graded.ts';
import { endTelling, tellJob } from './tell-job.ts';
import { withNewPort } from './with-port.ts';

interface EvalOptions extends CommonOptions {
  readonly parallel?: number;
  readonly wait: number;
  readonly diskBudget?: number;
}

/** `parallax eval`: runs an experiment, or goes on with it. */
export function addEval(program: Command): void {
  withCommon(program.command('eval'))
    .argument('<file>', 'an experiment as YAML or JSON; started again it does what has no verdict yet')
    .option('-j, --parallel <n>', 'attempts at once, in place of what the file says', positive)
    .option('--wait <seconds>', 'how long an engine that went away is waited for', positive, 3600)
    .option('--disk-budget <GB>', 'what our images may take on the engine’s disk (usually 100)', positive)
    .description('run systems under conditions on tasks in local containers, and grade what they leave')
    .action(async (file: string, options: EvalOptions) => {
      const workspace = namedWorkspace(options, 'eval', '; it is made if it is not there');
      const plan = await readPlan(file);
      const { parallel, wait: patience, diskBudget } = options;
      const job = await withNewPort(workspace, async (port) => {
        const { job_id } = await port.call('experiment.start', {
          plan: { ...plan, ...(parallel !== undefined && { parallel }) },
          patience,
          ...(diskBudget !== undefined && { disk_budget: diskBudget * GB }),
        });
        return finishOwnJob(port, job_id, tellJob);
      });
      endTelling();
      const result = job.result as ExperimentResult;
      if (options.json) printJson(result);
      else printExperiment(result);
    });
}

function printExperiment(result: ExperimentResult): void {
  const { name, n_runs, n_with_verdict, n_done_before, failures, ...graded } = result;
  console.log(
    `${name}: ${count(n_with_verdict)} of ${count(n_runs)} runs have a verdict, ${count(n_done_before)} had one before.`,
  );
  if (graded.runs.length > 0 || graded.problems.length > 0) printGraded({ ...graded, n_reused: 0 });
  for (const { task, system, n, reason } of failures)
    console.log(`${task} by ${system}, try ${n}: ${reason}`);
}
