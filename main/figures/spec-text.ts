import { parse, stringify, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { figureSpecSchema } from '../../preload/schemas/figure-spec-schema.ts';

const HINT =
  'A specification begins with `version: 1` and `figure: NAME`; the window and `-o FILE.yaml` write whole ones.';

/** The specification that a text holds, YAML or JSON. @throws UserError that names the place of what is wrong */
export function readSpec(text: string): FigureSpec {
  const { data, error } = figureSpecSchema.safeParse(parsed(text));
  if (data) return data;
  throw new UserError(
    'bad-input',
    `The figure’s specification is not right. ${z.prettifyError(error)}`,
    HINT,
  );
}

function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (error) {
    if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error;
    throw new UserError('bad-input', `The figure’s specification is no YAML. ${error.message}`, HINT, {
      cause: error,
    });
  }
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
