import { type Command, Option } from 'commander';
import { measureCell, measureWord } from '../../analysis/format/measure.ts';
import { count, interval, percent } from '../../analysis/format/number.ts';
import { TRADEOFF_MEASURES, type Tradeoff, type TradeoffMeasure } from '../../analysis/model/tradeoff.ts';
import { printReasons } from './effects/print-reasons.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

interface TradeoffOptions extends CommonOptions, FilterOptions {
  readonly measure: TradeoffMeasure;
}

function printTradeoff({ measure, points, left_out }: Tradeoff): void {
  const word = measureWord(measure);
  process.stdout.write(`Resolve rate against ${word} per run; front: none resolves as much for less\n\n`);
  printTable(
    [
      ...['benchmark', 'system', 'condition', 'rate %', '95% CI', 'scored', 'tasks'],
      ...[`mean ${word}`, 'least repeat', 'most', 'repeats', 'runs with it', 'runs', 'front'],
    ],
    points.map((point) => [
      point.benchmark,
      point.system,
      point.condition,
      percent(point.rate),
      point.ci && interval(point.ci),
      point.n_scored,
      point.n_tasks,
      ...[point.mean, point.min, point.max].map((value) => measureCell(measure, value)),
      point.n_repeats,
      count(point.n_known),
      count(point.n_runs),
      point.on_front ? '*' : null,
    ]),
  );
  printReasons(
    left_out.map(({ benchmark, system, condition, reason }) => ({
      label: `${benchmark}, ${system}, ${condition}`,
      reasons: { point: reason },
    })),
  );
}

/** `parallax tradeoff`: resolve rate against what a run takes. */
export function addTradeoff(program: Command): void {
  withFilter(withCommon(program.command('tradeoff')))
    .addOption(
      new Option('--measure <what>', 'what a run takes').choices(TRADEOFF_MEASURES).default('cost_usd'),
    )
    .description('resolve rate against cost, tokens, steps or duration, with the Pareto front')
    .action(async (options: TradeoffOptions) => {
      const request = { filter: filterOf(options), measure: options.measure };
      const found = await withPort(options.workspace, (port) => port.call('tradeoff', request));
      if (options.json) return printJson(found);
      printWithin(found.within);
      printTradeoff(found);
    });
}
