import { extname } from 'node:path';
import type { Command } from 'commander';
import type { Report } from '../../analysis/model/report.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { toLatex, toMarkdown } from '../../analysis/report/index.ts';
import { type CompareOptions, comparisonOf, withSides } from './compare.ts';
import { withCommon, withFilter } from './options.ts';
import { printJson } from './print.ts';
import { withPort } from './with-port.ts';
import { writeOutput } from './write-output.ts';

interface ReportOptions extends CompareOptions {
  readonly output?: string;
  readonly difference: string;
}

type Write = (report: Report) => string;

const FORMATS: Readonly<Record<string, Write>> = { '.md': toMarkdown, '.tex': toLatex };

function writerOf(file: string): Write {
  const write = FORMATS[extname(file).toLowerCase()];
  if (write) return write;
  throw new UserError(
    'usage',
    `${file} ends in none of the formats.`,
    'Name a file that ends in .md (Markdown) or .tex (LaTeX).',
  );
}

function differenceOf(text: string): number {
  const points = Number(text);
  if (points > 0 && points < 100) return points / 100;
  throw new UserError(
    'usage',
    `“${text}” is not a difference whose power could be stated.`,
    'Give points above 0 and below 100, such as 5.',
  );
}

/** `parallax report`: one page on a comparison, as Markdown or LaTeX. */
export function addReport(program: Command): void {
  withFilter(withSides(withCommon(program.command('report'))))
    .option('-o, --output <file>', 'file to write; .md or .tex says what. Without it, Markdown on stdout')
    .option('--difference <points>', 'difference whose power is stated', '5')
    .description('one page on a comparison: intervals, tests, sensitivity, repositories, power, measures')
    .action(async (options: ReportOptions) => {
      const { output } = options;
      const write = output === undefined ? toMarkdown : writerOf(output);
      const request = { ...comparisonOf(options), difference: differenceOf(options.difference) };
      const report = await withPort(options.workspace, (port) => port.call('report', request));
      if (output !== undefined) await writeOutput(output, new TextEncoder().encode(write(report)));
      if (options.json) printJson(report);
      else if (output === undefined) process.stdout.write(`${write(report)}\n`);
    });
}
