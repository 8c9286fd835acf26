import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CallMethod, Input, Output } from '../../preload/contract.ts';
import { printCohort } from './effects/print-cohort.ts';
import { printDose } from './effects/print-dose.ts';
import { printInteractions } from './effects/print-interactions.ts';
import { printLimits } from './effects/print-limits.ts';
import { printRequestEffects } from './effects/print-request-effects.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

type Options = CommonOptions & FilterOptions;
type EffectMethod = Extract<CallMethod, 'effects' | `effects.${string}`>;

async function answer<M extends EffectMethod>(
  method: M,
  input: Input<M>,
  { workspace, json }: CommonOptions,
  print: (found: Output<M>) => void,
): Promise<void> {
  const found = await withPort(workspace, (port) => port.call(method, input));
  if (json) return printJson(found);
  if ('within' in found) printWithin(found.within);
  print(found);
}

const chosen = (options: Options) => ({ filter: filterOf(options), seed: options.seed });

function addRequests(effects: Command, kind: 'fields' | 'styles', description: string): void {
  type Request = Options & { readonly base?: string; readonly against?: readonly string[] };
  withFilter(withCommon(effects.command(kind)))
    .option('--base <name>', 'only contrasts with this condition')
    .option('--against <name...>', 'conditions compared with --base as they are, whatever they say')
    .description(description)
    .action(({ base, against, ...options }: Request) =>
      answer(
        `effects.${kind}`,
        { ...chosen(options), ...(base !== undefined && { base }), ...(against && { against }) },
        options,
        (found) => printRequestEffects(kind, found),
      ),
    );
}

function addInteraction(effects: Command): void {
  type Request = Options & { readonly a: string; readonly b: string; readonly versus: 'pairs' | 'rest' };
  withFilter(withCommon(effects.command('interaction')))
    .requiredOption('--a <name>', 'condition compared with')
    .requiredOption('--b <name>', 'condition whose change is measured (B − A)')
    .addOption(
      new Option('--versus <what>', 'every two systems, or each against the mean of the others')
        .choices(['pairs', 'rest'])
        .default('pairs'),
    )
    .description('whether gaps between systems differ between two conditions: differences of differences')
    .action(({ a, b, versus, ...options }: Request) =>
      answer('effects.interaction', { ...chosen(options), a, b, versus }, options, printInteractions),
    );
}

interface Dose {
  readonly condition: string;
  readonly dose: number;
}

function parseDose(text: string, before: readonly Dose[] = []): readonly Dose[] {
  const [, condition, dose] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (condition === undefined) throw new InvalidArgumentError('Say NAME=K, such as “counter-edit=3”.');
  return [...before, { condition, dose: Number(dose) }];
}

function addDose(effects: Command): void {
  type Request = Options & { readonly dose?: readonly Dose[] };
  withFilter(withCommon(effects.command('dose')))
    .option('--dose <name=k>', 'dose of a condition, once for each; else scripts and names tell', parseDose)
    .description('resolve rate by dose, and the trend of tasks over it')
    .action(({ dose, ...options }: Request) =>
      answer('effects.dose', { ...chosen(options), ...(dose && { doses: dose }) }, options, printDose),
    );
}

function addLimits(effects: Command): void {
  type Request = Options & { readonly a?: string; readonly b?: string };
  withFilter(withCommon(effects.command('limits')))
    .option('--a <name>', 'condition compared with')
    .option('--b <name>', 'condition whose change is measured (B − A)')
    .description('share of runs that exhaust a limit, and its paired difference between conditions')
    .action(({ a, b, ...options }: Request) =>
      answer(
        'effects.limits',
        { ...chosen(options), ...(a !== undefined && { a }), ...(b !== undefined && { b }) },
        options,
        printLimits,
      ),
    );
}

const points = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value < 100)) throw new InvalidArgumentError('Say a number of points above 0.');
  return value / 100;
};

const share = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new InvalidArgumentError('Say a number between 0 and 1.');
  return value;
};

function addCohort(effects: Command): void {
  type Request = Options & { readonly margin: number; readonly marginDelta: number };
  withFilter(withCommon(effects.command('cohort')))
    .argument('<name>', 'cohort: its name or hash')
    .option('--margin <points>', 'equivalence margin of resolve rates', points, 0.05)
    .option('--margin-delta <value>', 'equivalence margin of Cliff’s δ', share, 0.147)
    .description('how the tasks of a cohort differ from the other tasks of their benchmark')
    .action((cohort: string, { margin, marginDelta, ...options }: Request) =>
      answer(
        'effects.cohort',
        { ...chosen(options), cohort, margin, margin_delta: marginDelta },
        options,
        printCohort,
      ),
    );
}

function printOffers({ rows }: Output<'effects'>): void {
  printTable(
    ['table', 'possible', 'benchmark', 'over, or why not'],
    rows.map(({ what, possible, benchmark, detail }) => [what, possible ? 'yes' : 'no', benchmark, detail]),
  );
}

/** `parallax effects`: what the workspace allows, and each of its tables. */
export function addEffects(program: Command): void {
  const effects = withCommon(program.command('effects'))
    .enablePositionalOptions()
    .description(
      'tables of effects: fields, styles, interaction, dose, limits, cohort; alone, which can be had',
    )
    .action((options: CommonOptions) => answer('effects', {}, options, printOffers));
  addRequests(effects, 'fields', 'what one field more in the request does to the resolve rate');
  addRequests(effects, 'styles', 'what a style does to the resolve rate, against the neutral one or --base');
  addInteraction(effects);
  addDose(effects);
  addLimits(effects);
  addCohort(effects);
}
