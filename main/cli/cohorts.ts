import { type Command, InvalidArgumentError, Option } from 'commander';
import { cohortSize } from '../../analysis/cohort/index.ts';
import { filterWords } from '../../analysis/model/filter-words.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import type { Output } from '../../preload/contract.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';

interface MakeOptions extends CommonOptions, FilterOptions {
  readonly outcome?: readonly ((typeof OUTCOMES)[number] | 'none')[];
  readonly label?: readonly string[];
  readonly sample?: number;
}

function sampleSize(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n > 0) return n;
  throw new InvalidArgumentError('Say a number of tasks, 1 or more.');
}

function printCohorts({ rows }: Output<'cohorts'>): void {
  printTable(
    ['cohort', 'tasks', 'hash', 'what it is', 'from', 'used by'],
    rows.map((row) => [
      ...[row.name, row.n_tasks, row.hash, cohortSize(row)],
      row.filter === null ? `import ${row.import_id}` : filterWords(row.filter),
      row.used_by.join(', ') || null,
    ]),
  );
}

async function make(name: string, options: MakeOptions): Promise<void> {
  const { outcome, label, sample, seed, json } = options;
  const filter = { ...filterOf(options), ...(outcome && { outcome }), ...(label && { label }) };
  const made = await withPort(namedWorkspace(options, 'cohort make'), (port) =>
    port.call('cohort.make', { name, filter, ...(sample !== undefined && { sample: { n: sample, seed } }) }),
  );
  if (json) return printJson(made);
  const of = sample === undefined ? '' : ` of ${made.n_from}, seed ${seed}`;
  console.log(`Cohort ${made.name}: ${made.n_tasks} tasks${of} (${made.hash})`);
}

/** `parallax cohorts` and `parallax cohort make|remove`: named sets of tasks. */
export function addCohorts(program: Command): void {
  withCommon(program.command('cohorts'))
    .description('list named sets of tasks')
    .action(async ({ workspace, json }: CommonOptions) => {
      const found = await withPort(workspace, (port) => port.call('cohorts', {}));
      if (json) printJson(found.rows);
      else printCohorts(found);
    });
  const cohort = program.command('cohort').description('make or remove a named set of tasks');
  withFilter(withCommon(cohort.command('make')))
    .argument('<name>', 'what to call it')
    .addOption(
      new Option('--outcome <name...>', 'only tasks with runs that came to this').choices([
        ...OUTCOMES,
        'none',
      ]),
    )
    .option('--label <text...>', 'only tasks with runs that hold one of these labels, as “rubric: value”')
    .option('--sample <n>', 'draw n of the tasks found, by their hash rank under --seed', sampleSize)
    .description('keep the tasks of the runs that a filter finds, or a sample of them, under a name')
    .action(make);
  withCommon(cohort.command('remove'))
    .argument('<name>', 'its name or hash')
    .description('forget a cohort that was made here')
    .action(async (name: string, options: CommonOptions) => {
      const path = namedWorkspace(options, 'cohort remove');
      const removed = await withPort(path, (port) => port.call('cohort.remove', { name }));
      if (options.json) printJson(removed);
      else console.log(`Cohort ${removed.name} (${removed.hash}) was removed.`);
    });
}
