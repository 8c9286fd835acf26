import type { Command } from 'commander';
import { fixed } from '../../analysis/format/number.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';

const dollars = (value: number | null): string | null => (value === null ? null : fixed(value, 4));

/** `parallax budgets`: what was spent on models. */
export function addBudgets(program: Command): void {
  withCommon(program.command('budgets'))
    .description('what was spent on models under each budget, in US dollars')
    .action(async ({ workspace, json }: CommonOptions) => {
      const { budgets } = await withPort(workspace, (port) => port.call('models.budgets', {}));
      if (json) return printJson(budgets);
      printTable(
        ['budget', 'cap', 'spent', 'of it unseen', 'reserved', 'beyond the cap', 'calls', 'unpriced'],
        budgets.map((one) => [
          ...[one.name, dollars(one.cap_usd), dollars(one.spent_usd), dollars(one.spent_unseen_usd)],
          ...[dollars(one.reserved_usd), dollars(one.over_usd), one.n_calls, one.n_unpriced],
        ]),
      );
      for (const { name, closed } of budgets)
        if (closed !== null) console.log(`${name} is closed: ${closed}`);
    });
}
