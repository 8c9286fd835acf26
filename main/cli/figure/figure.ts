import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { COMPARE_BY } from '../../../analysis/model/comparison.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { VENUES } from '../../../analysis/model/venues.ts';
import type { Output } from '../../../preload/contract.ts';
import { FIGURE_FORMATS } from '../../../preload/methods/figure-methods.ts';
import type { Port } from '../../../preload/port.ts';
import { THEMES } from '../../../preload/schemas/figure-spec-schema.ts';
import { withCommon, withFilter } from '../options.ts';
import { printJson } from '../print.ts';
import { withPort } from '../with-port.ts';
import { writeOutput } from '../write-output.ts';
import { type FigureOptions, figureSpec } from './figure-spec.ts';
import { printKinds } from './print-kinds.ts';

type Format = (typeof FIGURE_FORMATS)[number];

interface File {
  readonly file: string;
  readonly format: Format;
}

/** What is to be written, with what its endings say. @throws UserError where nothing is, or an ending says nothing */
function filesOf(output: readonly string[] = []): readonly File[] {
  if (output.length === 0)
    throw new UserError('usage', 'No file to write is named.', 'Give -o FILE, or --list to see all figures.');
  return output.map((file) => ({ file, format: formatOf(file) }));
}

function formatOf(file: string): Format {
  const ending = extname(file).slice(1).toLowerCase();
  const format = FIGURE_FORMATS.find((known) => known === ending);
  if (format) return format;
  throw new UserError(
    'usage',
    `${file} ends in none of the formats.`,
    `Name a file that ends in ${FIGURE_FORMATS.join(', ')}.`,
  );
}

const collected = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** Everything is drawn before anything is written. */
async function writeFigure(what: string | undefined, options: FigureOptions): Promise<void> {
  const files = filesOf(options.output);
  const { spec, drawn } = await withPort(options.workspace, async (port) => {
    const spec = await figureSpec(port, what, options);
    const drawn: (File & Output<'figure'>)[] = [];
    for (const { file, format } of files)
      drawn.push({ file, format, ...(await port.call('figure', { spec, format })) });
    return { spec, drawn };
  });
  const [{ title, caption, empty, warnings }] = drawn as [(typeof drawn)[number]];
  if (empty !== null)
    throw new UserError(
      'not-found',
      `There is nothing to draw. ${empty}`,
      'Check the selection; nothing was written.',
    );
  for (const { file, bytes } of drawn) await writeOutput(file, bytes);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  if (options.json) printJson({ files: drawn.map(written), title, caption, warnings, spec });
}

const written = ({ file, bytes, media_type }: File & Output<'figure'>) => ({
  ...{ file, bytes: bytes.length, media_type },
});

async function listFigures({ json, workspace }: FigureOptions): Promise<void> {
  const named = workspace === undefined ? [] : await withPort(workspace, savedNames);
  printKinds(json ?? false, named);
}

const savedNames = async (port: Port) =>
  (await port.call('figure.saved', {})).rows.map(({ name, spec }) => ({ name, figure: spec.figure }));

/** `parallax figure`: any figure of the window as a file, by its name or from a specification. */
export function addFigure(program: Command): void {
  withFilter(withCommon(program.command('figure')))
    .argument('[what]', 'name of a figure (--list shows all), or a specification: FILE.yaml or FILE.json')
    .option(
      '-o, --output <file>',
      `file to write, any number of times; its ending says what: ${FIGURE_FORMATS.join(', ')}`,
      collected,
    )
    .addOption(new Option('--by <what>', 'what A and B are').choices([...COMPARE_BY]))
    .option('--a <name>', 'the side compared with')
    .option('--b <name>', 'the side whose change is measured (B − A)')
    .option('--base <condition>', 'for effects: the condition that contrasts are with')
    .option('--against <condition...>', 'for effects: conditions compared with --base as they are')
    .addOption(new Option('--theme <name>', 'colours and sizes (paper without it)').choices([...THEMES]))
    .option('--width <points>', 'width; 252 is one column (the default), 516 two')
    .addOption(
      new Option('--venue <name>', 'as wide as its columns, in place of --width').choices(
        VENUES.map(({ id }) => id),
      ),
    )
    .addOption(new Option('--columns <n>', 'of the venue (1 without it)').choices(['1', '2']))
    .option('--set <option=value>', 'an option of the figure, any number of times', collected)
    .option('--order <name...>', 'rows or series that come first')
    .option('--caption <text>', "in place of the figure's own")
    .option('--saved <name>', 'a specification that was saved in the workspace, in place of [what]')
    .option('--list', 'list all figures with their options, and the saved ones where a workspace is named')
    .description('write a figure as SVG, PDF, PNG, CSV or LaTeX, or its specification as YAML')
    .action(async (what: string | undefined, options: FigureOptions) => {
      if (options.list) return listFigures(options);
      if (what !== undefined && options.saved !== undefined)
        throw new UserError('usage', '--saved and [what] both name a figure.', 'Leave one of them out.');
      await writeFigure(what, options);
    });
}
