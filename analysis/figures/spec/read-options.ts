import { UserError } from '../../model/user-error.ts';
import type { Option, OptionsOf, OptionsSchema, OptionValue } from './option.ts';

/**
 * The values of a figure's options: those given, and the initial ones of the rest.
 * @throws UserError where a name is unknown or a value is none of the option's
 */
export function readOptions<S extends OptionsSchema>(
  figure: string,
  schema: S,
  given: Readonly<Record<string, OptionValue>> = {},
): OptionsOf<S> {
  for (const name of Object.keys(given)) if (!Object.hasOwn(schema, name)) refuseName(figure, name, schema);
  const entries = Object.entries(schema).map(([name, option]) => [
    name,
    checked(figure, name, option, given[name] ?? option.initial),
  ]);
  return Object.fromEntries(entries) as OptionsOf<S>;
}

function refuseName(figure: string, name: string, schema: OptionsSchema): never {
  const known = Object.keys(schema);
  throw new UserError(
    'bad-input',
    `The figure “${figure}” has no option “${name}”.`,
    known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`,
  );
}

function checked(figure: string, name: string, option: Option, value: OptionValue): OptionValue {
  if (isOf(option, value)) return value;
  throw new UserError(
    'bad-input',
    `“${value}” is not a value of the option “${name}” of “${figure}”.`,
    `It can be ${allowed(option)}.`,
  );
}

function isOf(option: Option, value: OptionValue): boolean {
  if (option.kind === 'boolean') return typeof value === 'boolean';
  if (option.kind === 'choice') return option.choices.some(({ id }) => id === value);
  return (
    typeof value === 'number' &&
    value >= option.least &&
    value <= option.most &&
    (!option.whole || Number.isInteger(value))
  );
}

/** What an option can be, in words. */
export function allowed(option: Option): string {
  if (option.kind === 'boolean') return 'true or false';
  if (option.kind === 'choice') return option.choices.map(({ id }) => id).join(', ');
  return `${option.whole ? 'a whole number' : 'a number'} from ${option.least} to ${option.most}`;
}
