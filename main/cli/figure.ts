import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { UserError } from '../../analysis/model/user-error.ts';
import { FIGURE_FORMATS, THEMES } from '../../preload/contract.ts';
import { type CompareOptions, comparisonOf, withSides } from './compare.ts';
import { withCommon, withFilter } from './options.ts';
import { printJson } from './print.ts';
import { withPort } from './with-port.ts';
import { writeOutput } from './write-output.ts';

interface FigureOptions extends CompareOptions {
  readonly output: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: string;
  readonly repositories?: true;
}

function formatOf(file: string): (typeof FIGURE_FORMATS)[number] {
  const ending = extname(file).slice(1).toLowerCase();
  const format = FIGURE_FORMATS.find((known) => known === ending);
  if (format) return format;
  throw new UserError(
    'usage',
    `${file} ends in none of the formats.`,
    `Name a file that ends in ${FIGURE_FORMATS.join(', ')}.`,
  );
}

function widthOf(text: string): number {
  const width = Number(text);
  if (width >= 150 && width <= 2000) return width;
  throw new UserError(
    'usage',
    `“${text}” is not a width.`,
    'Give 150 to 2000 points; one column is 252, two are 516.',
  );
}

/** `parallax figure`: the window's figure as a file. */
export function addFigure(program: Command): void {
  withFilter(withSides(withCommon(program.command('figure'))))
    .argument('<name>', 'forest')
    .requiredOption(
      '-o, --output <file>',
      `file to write; its ending says what: ${FIGURE_FORMATS.join(', ')}`,
    )
    .addOption(new Option('--theme <name>', 'colours and sizes').choices([...THEMES]).default('paper'))
    .option('--width <points>', 'width; 252 is one column, 516 two', '252')
    .option('--repositories', 'with a row per repository beneath each row')
    .description('write a figure as SVG, PDF, PNG, CSV or LaTeX')
    .action(async (name: string, options: FigureOptions) => {
      if (name !== 'forest')
        throw new UserError('usage', `There is no figure “${name}”.`, 'There is: forest.');
      const format = formatOf(options.output);
      const width = widthOf(options.width);
      const figure = await withPort(options.workspace, (port) =>
        port.call('figure', {
          figure: 'forest',
          comparison: comparisonOf(options),
          format,
          theme: options.theme,
          width,
          repositories: options.repositories ?? false,
        }),
      );
      await writeOutput(options.output, figure.bytes);
      if (options.json)
        printJson({ file: options.output, bytes: figure.bytes.length, media_type: figure.media_type });
    });
}
