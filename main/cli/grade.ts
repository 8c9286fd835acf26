import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { PLAIN_AGENTS, VERIFIERS } from '../../preload/schemas/grading-schema.ts';
import type { GradeResult } from '../evaluation/grading/grade-context.ts';
import { finishOwnJob } from './finish-own-job.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { GB, positive } from './positive.ts';
import { printJson } from './print.ts';
import { printGraded } from './print-graded.ts';
import { endTelling, tellJob } from './tell-job.ts';
import { withNewPort } from './with-port.ts';

interface GradeOptions extends CommonOptions, Omit<FilterOptions, 'condition'> {
  readonly agent?: readonly Agent[];
  readonly as: string;
  readonly verifier?: (typeof VERIFIERS)[number];
  readonly again?: true;
  readonly parallel?: number;
  readonly seconds?: number;
  readonly referenceRuns: number;
  readonly wait: number;
  readonly diskBudget?: number;
}

type Agent = (typeof PLAIN_AGENTS)[number];

/** May be given several times. */
const agentOption = () =>
  new Option(
    `--agent <name>`,
    `run ${PLAIN_AGENTS.join(' or ')} on the tasks; may be given several times`,
  ).argParser((name: string, before: unknown): readonly Agent[] => {
    const agent = PLAIN_AGENTS.find((known) => known === name);
    if (agent === undefined) throw new InvalidArgumentError(`${PLAIN_AGENTS.join(' or ')}`);
    return [...((before as readonly Agent[] | undefined) ?? []), agent];
  });

/** `parallax grade`: tests patches in containers. */
export function addGrade(program: Command): void {
  withFilter(withCommon(program.command('grade')))
    .argument('[path...]', 'tasks and predictions, imported first; without any, the runs of the workspace')
    .addOption(agentOption())
    .option('--as <condition>', 'condition of the agents’ runs', 'vanilla')
    .addOption(new Option('--verifier <name>', 'where a task can be graded in two ways').choices(VERIFIERS))
    .option('--again', 'also what has a verdict already; the same content is not run twice')
    .option('-j, --parallel <n>', 'gradings at once; half the engine’s processors unless said', positive)
    .option('--seconds <n>', 'limit of each task’s tests; the task’s own unless said', positive)
    .option(
      '--reference-runs <n>',
      'how often each task’s reference is tried, to find flaky ones',
      positive,
      1,
    )
    .option('--wait <seconds>', 'how long an engine that went away is waited for', positive, 3600)
    .option('--disk-budget <GB>', 'what our images may take on the engine’s disk (usually 100)', positive)
    .description('test patches in local containers and keep verdicts, test results and logs')
    .action(async (paths: readonly string[], options: GradeOptions) => {
      const workspace = namedWorkspace(options, 'grade', '; it is made if it is not there');
      const { agent, as: condition, verifier, again, parallel, seconds, diskBudget } = options;
      const job = await withNewPort(workspace, async (port) => {
        const { job_id } = await port.call('grade.start', {
          ...{ paths: paths.map((path) => resolve(path)), condition, filter: filterOf(options) },
          ...{ reference_runs: options.referenceRuns, patience: options.wait },
          ...(agent && { agents: agent }),
          ...(verifier && { verifier }),
          ...(again && { again }),
          ...(parallel !== undefined && { parallel }),
          ...(seconds !== undefined && { seconds }),
          ...(diskBudget !== undefined && { disk_budget: diskBudget * GB }),
        });
        return finishOwnJob(port, job_id, tellJob);
      });
      endTelling();
      const result = job.result as GradeResult;
      if (options.json) printJson(result);
      else printGraded(result);
    });
}
