import { parse, stringify, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { figureKind } from '../../analysis/figures/figure-kinds.ts';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import { readOptions } from '../../analysis/figures/spec/read-options.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { figureSpecSchema } from '../../preload/schemas/figure-spec-schema.ts';

const HINT =
  'A specification begins with `version: 1` and `figure: NAME`; the window and `-o FILE.yaml` write whole ones.';

const PROBLEMS_SHOWN = 5;

/**
 * The specification that a text holds, YAML or JSON, with what it leaves out filled in.
 * @throws UserError that names the place of what is wrong and what it can be
 */
export function readSpec(text: string): FigureSpec {
  const { data, error } = figureSpecSchema.safeParse(parsed(text));
  if (error)
    throw new UserError('bad-input', `The figure’s specification is not right. ${problemsOf(error)}.`, HINT);
  readOptions(data.figure, figureKind(data.figure).options, data.options);
  return data;
}

function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    if (!isOfText(error)) throw error;
    throw new UserError('bad-input', `The figure’s specification is no YAML. ${reasonOf(error)}`, HINT, {
      cause: error,
    });
  }
}

/** Not YAML; an alias, none of which is needed and a few of which make a gigabyte; nested without end. */
function isOfText(error: unknown): error is Error {
  return error instanceof YAMLParseError || error instanceof ReferenceError || error instanceof RangeError;
}

function reasonOf(error: Error): string {
  if (/call stack/.test(error.message)) return 'It is nested too deeply.';
  return error instanceof ReferenceError
    ? 'It holds an alias (`*name`); write out what it means.'
    : error.message;
}

/** `size.columns: …; theme: …` */
function problemsOf({ issues }: z.ZodError): string {
  const shown = issues.slice(0, PROBLEMS_SHOWN).map(({ path, message }) => {
    const problem = message.charAt(0).toLowerCase() + message.slice(1);
    return path.length > 0 ? `${path.join('.')}: ${problem}` : problem;
  });
  const more = issues.length - shown.length;
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** The specification as YAML, with what is empty left out. */
export function writeSpec(spec: FigureSpec): string {
  const { caption, ...rest } = spec;
  const kept = Object.entries(rest).filter(([, value]) => !isEmpty(value));
  return stringify(
    { ...Object.fromEntries(kept), ...(caption === undefined ? {} : { caption }) },
    { lineWidth: 100 },
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
