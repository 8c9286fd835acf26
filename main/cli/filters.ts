import type { Command } from 'commander';
import { filterWords } from '../../analysis/model/filter-words.ts';
import { namedWorkspace } from './named-workspace.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';

type SaveOptions = CommonOptions & FilterOptions & { readonly replace?: true };

async function save(name: string, options: SaveOptions): Promise<void> {
  const filter = filterOf(options);
  const path = namedWorkspace(options, 'filter save');
  await withPort(path, (port) =>
    port.call('filter.save', { name, filter, replace: options.replace ?? false }),
  );
  if (options.json) printJson({ name, filter });
  else console.log(`Filter ${name}: ${filterWords(filter)}`);
}

async function rename(name: string, to: string, options: CommonOptions): Promise<void> {
  const path = namedWorkspace(options, 'filter rename');
  await withPort(path, (port) => port.call('filter.rename', { name, to }));
  if (options.json) printJson({ name: to });
  else console.log(`Filter ${name} is now ${to}.`);
}

async function remove(name: string, options: CommonOptions): Promise<void> {
  const path = namedWorkspace(options, 'filter remove');
  const removed = await withPort(path, (port) => port.call('filter.remove', { name }));
  if (options.json) printJson(removed);
  else console.log(`Filter ${removed.name} was removed: ${filterWords(removed.filter)}`);
}

/** `parallax filters` and `parallax filter save|rename|remove`: filters kept under a name. */
export function addFilters(program: Command): void {
  withCommon(program.command('filters'))
    .description('list filters kept under a name')
    .action(async ({ workspace, json }: CommonOptions) => {
      const { rows } = await withPort(workspace, (port) => port.call('filters', {}));
      if (json) return printJson(rows);
      printTable(
        ['filter', 'what it keeps to'],
        rows.map(({ name, filter }) => [name, filterWords(filter)]),
      );
    });
  const filter = program.command('filter').description('keep, rename or remove a filter');
  withFilter(withCommon(filter.command('save')))
    .argument('<name>', 'what to call it')
    .option('--replace', 'in place of another of the name')
    .description('keep a filter under a name, for the window')
    .action(save);
  withCommon(filter.command('rename'))
    .argument('<name>', 'its name')
    .argument('<to>', 'the new one')
    .description('give a kept filter another name')
    .action(rename);
  withCommon(filter.command('remove'))
    .argument('<name>', 'its name')
    .description('forget a kept filter')
    .action(remove);
}
