import { type AnyFigureKind, FIGURE_KINDS } from '../../../analysis/figures/figure-kinds.ts';
import { allowed } from '../../../analysis/figures/spec/read-options.ts';
import { printJson } from '../print.ts';

interface Saved {
  readonly name: string;
  readonly figure: string;
}

/** Every figure with the question it answers and its options, and what a workspace keeps. */
export function printKinds(json: boolean, saved: readonly Saved[]): void {
  const kinds = FIGURE_KINDS.map(({ name, title, question, source, options }) => ({
    name,
    title,
    question,
    source,
    options,
  }));
  if (json) printJson({ figures: kinds, saved });
  else {
    for (const kind of kinds) printKind(kind);
    for (const one of saved) printSaved(one);
  }
}

function printSaved({ name, figure }: Saved): void {
  process.stdout.write(`--saved ${JSON.stringify(name)}: ${figure}\n`);
}

function printKind({
  name,
  title,
  question,
  options,
}: Pick<AnyFigureKind, 'name' | 'title' | 'question' | 'options'>): void {
  process.stdout.write(`${name}: ${title}\n  ${question}\n`);
  for (const [key, option] of Object.entries(options))
    process.stdout.write(`  --set ${key}=${option.initial}  ${option.help} Can be ${allowed(option)}.\n`);
}
