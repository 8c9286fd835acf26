import type { Command } from 'commander';
import { type CommonOptions, type FilterOptions, withCommon } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';

interface TasksOptions extends CommonOptions, Pick<FilterOptions, 'benchmark' | 'repository' | 'task'> {}

const COLUMNS = ['task', 'benchmark', 'repository', 'statement', 'patch', 'F2P', 'P2P', 'runs', 'scripts'];

/** `parallax tasks` and `parallax corpora`: what there is besides runs. */
export function addTasks(program: Command): void {
  withCommon(program.command('tasks'))
    .option('--benchmark <name...>', 'only these benchmarks')
    .option('--repository <name...>', 'only these repositories')
    .option('--task <text>', 'only tasks whose id holds this text')
    .description('list tasks with what is known of them, the first thousand')
    .action(async ({ workspace, benchmark, repository, task, json }: TasksOptions) => {
      const { rows, total } = await withPort(workspace, (port) =>
        port.call('tasks', { filter: { benchmark, repository, task }, limit: 1000 }),
      );
      if (json) return printJson({ rows, total });
      printTable(
        COLUMNS,
        rows.map((row) => [
          ...[row.task, row.benchmark, row.repository],
          ...[row.has_statement ? 'yes' : null, row.has_reference_patch ? 'yes' : null],
          ...[row.n_fail_to_pass, row.n_pass_to_pass, row.n_runs, row.n_scripts],
        ]),
      );
    });
  withCommon(program.command('corpora'))
    .description('list corpora of messages')
    .action(async ({ workspace, json }: CommonOptions) => {
      const { rows } = await withPort(workspace, (port) => port.call('corpora', {}));
      if (json) return printJson(rows);
      printTable(
        ['corpus', 'name', 'import', 'sessions', 'messages', 'texts', 'intents'],
        rows.map((row) => [
          ...[row.corpus_id, row.name, row.import_id],
          ...[row.n_sessions, row.n_messages, row.n_texts, row.n_intents],
        ]),
      );
    });
}
